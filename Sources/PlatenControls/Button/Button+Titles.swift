@_spi(Nodes) import PlatenGraph

extension Button where Label == PlatenControls.Label<Text, Image> {
  /// A button with a title, and an image of the system beside which it stands elsewhere.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }

  /// A button with a title, and an image of the system beside which it stands elsewhere.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, systemImage: systemImage, role: nil, action: action)
  }

  /// A button of a role with a title, and an image of the system beside which it stands elsewhere.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { PlatenControls.Label(title, systemImage: systemImage) }
  }

  /// A button of a role with a title, and an image of the system beside which it stands elsewhere.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      PlatenControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A button with a title, and an image of the program beside which it stands elsewhere.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, image: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { PlatenControls.Label(title, image: image) }
  }

  /// A button with a title, and an image of the program beside which it stands elsewhere.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { PlatenControls.Label(titleKey, image: image) }
  }
}

extension Button where Label == Text {
  /// A button with a title.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// A button of a role with a title.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
}
