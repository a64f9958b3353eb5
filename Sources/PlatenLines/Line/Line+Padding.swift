extension Line {
  /// This line with spaces after it up to a width; as it is, if it has that width or more.
  ///
  /// - Complexity: O(*n*) in bytes.
  public func padded(to cells: Int) -> Line {
    self + .spaces(cells - width)
  }

  /// This line with spaces before it; as it is, if `cells` is not positive.
  ///
  /// - Complexity: O(*n*) in bytes.
  public func indented(by cells: Int) -> Line {
    .spaces(cells) + self
  }
}
