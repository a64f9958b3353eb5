import Testing

@testable @_spi(Nodes) import PlatenGraph

@MainActor
@Suite struct ComparisonTests {
  private struct Padded {
    var small: UInt8 = 1
    var number = 2
    var isSet = false
  }

  @Test func bytesBetweenFieldsDoNotCount() {
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
    let hint: Comment = "This compiler tells the fields of a struct in another way"
    #expect(comparison.areEqual(buffers[0], buffers[1]), hint)
    buffers[1].assumingMemoryBound(to: Padded.self).pointee.isSet = true
    #expect(!comparison.areEqual(buffers[0], buffers[1]), hint)
  }

  /// A function that is handed out by itself is wrapped in another one.
  private struct Holder {
    let function: () -> String
  }

  @Test func functionsWithCapturesAreNotKnownToBeEqual() {
    let hint: Comment = "This compiler lays out functions in another way"
    let text = String(repeating: "Ada", count: 10)
    let capturing = Holder { text }
    let constant = Holder { "Ada" }
    #expect(Equality.areEqual(constant, constant), hint)
    #expect(!Equality.areEqual(capturing, capturing), hint)
  }
}
