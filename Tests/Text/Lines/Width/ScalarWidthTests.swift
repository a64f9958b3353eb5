import Testing

@testable import PlatenLines

@Suite struct ScalarWidthTests {
  /// The fast path measures each scalar separately and therefore depends on this property.
  @Test func scalarsClassifiedAsNonjoiningFormSeparateCharacters() {
    let hosts: [Unicode.Scalar] = ["a", "한", "👩", "क", "好", "❤"]
    for scalar in Unicode.Scalar.all where !scalar.cellTrait.mayJoin {
      var text = String.UnicodeScalarView()
      for host in hosts { text.append(contentsOf: [host, scalar]) }
      text.append(scalar)
      #expect(String(text).count == 2 * hosts.count + 1, "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test(arguments: ["a", "한", "👩", "क", "好", "❤"] as [Unicode.Scalar])
  func theBaseScalarsOfTheJoiningTestAreNonjoining(scalar: Unicode.Scalar) {
    #expect(!scalar.cellTrait.mayJoin)
  }
}
