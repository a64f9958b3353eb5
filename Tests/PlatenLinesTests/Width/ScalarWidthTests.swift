import Testing

@testable import PlatenLines

@Suite struct ScalarWidthTests {
  /// The quick way to measure counts scalars one by one, so this is what it rests on.
  @Test func scalarsThatMayNotJoinAreCharactersBesideEachOther() {
    let hosts: [Unicode.Scalar] = ["a", "한", "👩", "क", "好", "❤"]
    for scalar in Unicode.Scalar.all where !scalar.cellTrait.mayJoin {
      var text = String.UnicodeScalarView()
      for host in hosts { text.append(contentsOf: [host, scalar]) }
      text.append(scalar)
      #expect(String(text).count == 2 * hosts.count + 1, "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test(arguments: ["a", "한", "👩", "क", "好", "❤"] as [Unicode.Scalar])
  func theHostsOfThatTestMayNotJoinThemselves(scalar: Unicode.Scalar) {
    #expect(!scalar.cellTrait.mayJoin)
  }
}
