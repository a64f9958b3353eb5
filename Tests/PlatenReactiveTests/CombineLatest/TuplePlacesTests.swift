#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Testing

  @testable import PlatenReactive

  /// Tuples whose elements need padding, or take no room at all.
  @Suite struct TuplePlacesTests {
    @Test func placesAreThoseOfTheCompiler() {
      #expect(offsets(Bool.self, Int.self) == offsets(of: (true, 1), \.0, \.1))
      #expect(offsets(Int.self, Bool.self) == offsets(of: (1, true), \.0, \.1))
      #expect(
        offsets(String?.self, Int16?.self) == offsets(of: ("" as String?, 1 as Int16?), \.0, \.1))
      #expect(
        offsets(UInt8.self, Int32?.self, UInt8.self, Double.self)
          == offsets(of: (1 as UInt8, 2 as Int32?, 3 as UInt8, 4.0), \.0, \.1, \.2, \.3))
      #expect(
        offsets(Void.self, Bool.self, Padded.self)
          == offsets(of: ((), true, Padded()), \.0, \.1, \.2))
    }

    @Test func aTupleFilledElementByElementIsATuple() {
      let output = UnsafeMutablePointer<(Padded, String, Bool)>.allocate(capacity: 1)
      defer { output.deallocate() }
      var places = TuplePlaces(in: output)
      places.next(Padded.self).initialize(to: Padded())
      places.next(String.self).initialize(to: "a string too long to fit into its own sixteen bytes")
      places.next(Bool.self).initialize(to: true)
      #expect(
        output.pointee == (Padded(), "a string too long to fit into its own sixteen bytes", true))
      output.deinitialize(count: 1)
    }

    private func offsets<each Element>(_ types: repeat (each Element).Type) -> [Int] {
      let output = UnsafeMutablePointer<(repeat each Element)>.allocate(capacity: 1)
      defer { output.deallocate() }
      var places = TuplePlaces(in: output)
      var offsets: [Int] = []
      for type in repeat each types {
        offsets.append(UnsafeRawPointer(places.next(type)) - UnsafeRawPointer(output))
      }
      return offsets
    }

    private func offsets<Tuple>(of tuple: Tuple, _ elements: PartialKeyPath<Tuple>...) -> [Int?] {
      elements.map { MemoryLayout<Tuple>.offset(of: $0) }
    }
  }

  /// Nine bytes that would like to be followed at once.
  private struct Padded: Equatable {
    var wide = 1
    var narrow = true
  }
#endif
