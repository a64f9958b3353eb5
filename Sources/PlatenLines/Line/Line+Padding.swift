extension Line {
  /// This line with spaces after it up to a width; as it is, if it has that width or more.
  ///
  /// - Complexity: O(*n*) in bytes.
  public func padded(to cells: Int) -> Line {
    self + .spaces(cells - width)
  }

  /// This line without the spaces at its end, whatever their style.
  ///
  /// - Complexity: O(*n*) in bytes.
  public var withoutSpacesAtEnd: Line {
    let count = text.reversed().prefix { $0 == " " }.count
    if count == 0 { return self }
    return slice(.start, Position(offset: text.utf8.count - count, column: width - count))
  }

  /// This line with spaces before it; as it is, if `cells` is not positive.
  ///
  /// - Complexity: O(*n*) in bytes.
  public func indented(by cells: Int) -> Line {
    .spaces(cells) + self
  }
}
