import Testing

@testable @_spi(Nodes) import PlatenGraph

@MainActor
@Suite struct ComparisonTests {
  private struct Padded {
    var small: UInt8 = 1
    var number = 2
    var isSet = false
  }

  @Test func paddingBytesDoNotAffectTheComparisonOfValues() {
    let size = MemoryLayout<Padded>.size
    let buffers = [UInt8(0), 0xFF].map { filler in
      let buffer = UnsafeMutableRawPointer.allocate(
        byteCount: size, alignment: MemoryLayout<Padded>.alignment)
      buffer.initializeMemory(as: UInt8.self, repeating: filler, count: size)
      let fields = buffer.assumingMemoryBound(to: Padded.self)
      (fields.pointee.small, fields.pointee.number, fields.pointee.isSet) = (1, 2, false)
      return buffer
    }
    defer { for buffer in buffers { buffer.deallocate() } }
    let comparison = Comparison.of(Padded.self)
    let hint: Comment = "This compiler describes the fields of a struct differently"
    #expect(comparison.areEqual(buffers[0], buffers[1]), hint)
    buffers[1].assumingMemoryBound(to: Padded.self).pointee.isSet = true
    #expect(!comparison.areEqual(buffers[0], buffers[1]), hint)
  }

  /// A stored function, because a function passed as a generic value is wrapped in another one.
  private struct Holder {
    let function: () -> String
  }

  @Test func functionsThatCaptureValuesAreNeverEqual() {
    let hint: Comment = "This compiler uses a different layout for functions"
    let text = String(repeating: "Ada", count: 10)
    let capturing = Holder { text }
    let constant = Holder { "Ada" }
    #expect(Equality.areEqual(constant, constant), hint)
    #expect(!Equality.areEqual(capturing, capturing), hint)
  }
}
