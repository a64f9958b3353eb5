extension Button where Label == PlatenViews.Label<Text, Image> {
  /// A button with a title, and an image of the system beside which it stands elsewhere.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }

  /// A button of a role with a title, and an image of the system beside which it stands elsewhere.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { PlatenViews.Label(title, systemImage: systemImage) }
  }

  /// A button with a title, and an image of the program beside which it stands elsewhere.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, image: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { PlatenViews.Label(title, image: image) }
  }
}
