#if os(Linux)
  /// Both texts in a row, each in its own style.
  ///
  /// An operator among the members of a type is not seen where the type alone is re-exported.
  @MainActor @preconcurrency
  public func + (left: Text, right: Text) -> Text { left.followed(by: right) }
#endif
