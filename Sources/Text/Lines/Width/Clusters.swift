/// The properties of a character that are needed to measure and split text.
struct Cluster: Equatable {
  /// The number of UTF-8 bytes in the cluster.
  var bytes: Int
  /// The width of the cluster, in cells: 0, 1, or 2.
  var cells: Int
  /// Whether the cluster is a single space.
  var isSpace: Bool
}

/// A sequence of the clusters in text.
///
/// If no scalar can join another, each scalar is a cluster, and grapheme breaking is skipped.
struct Clusters<Text: StringProtocol>: Sequence, IteratorProtocol {
  private var scalars: Text.UnicodeScalarView.Iterator?
  private var characters: Text.Iterator

  init(of text: Text) {
    scalars = text.quickCells == nil ? nil : text.unicodeScalars.makeIterator()
    characters = text.makeIterator()
  }

  mutating func next() -> Cluster? {
    scalars == nil
      ? characters.next().map(Cluster.init) : scalars?.next().map(Cluster.init)
  }
}

extension Cluster {
  fileprivate init(_ scalar: Unicode.Scalar) {
    self.init(
      bytes: UTF8.width(scalar), cells: scalar.cellTrait.cells, isSpace: scalar == " ")
  }

  fileprivate init(_ character: Character) {
    self.init(
      bytes: character.utf8.count, cells: character.cells, isSpace: character == " ")
  }
}
