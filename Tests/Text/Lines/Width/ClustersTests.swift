import Testing

@testable import PlatenLines

@Suite struct ClustersTests {
  /// Most scalars form a character by themselves, which a fast path uses; the result is the same.
  @Test func clustersMatchTheCharactersOfTheString() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<2_000 {
      let text = HardText.random(HardText.pieces + HardText.forbidden, using: &generator)
      let expected = text.map {
        Cluster(bytes: $0.utf8.count, cells: $0.cells, isSpace: $0 == " ")
      }
      #expect(Array(Clusters(of: text)) == expected)
    }
  }
}
