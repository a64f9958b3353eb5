/// A character of a text, as far as measuring and cutting need it.
struct Cluster: Equatable {
  /// Its size in UTF-8.
  var bytes: Int
  /// The cells it takes: 0, 1 or 2.
  var cells: Int
  /// Whether it is a space and nothing else.
  var isSpace: Bool
}

/// The clusters of a text.
///
/// Where no scalar may join another, each is a cluster, and there is no need to look for more.
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
