@_spi(Nodes) import PlatenGraph

extension Button where Label == PlatenControls.Label<Text, Image> {
  /// Creates a button with a string title and a system image.
  ///
  /// Only a custom label style displays the image.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }

  /// Creates a button with a localized title and a system image.
  ///
  /// Only a custom label style displays the image.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, systemImage: systemImage, role: nil, action: action)
  }

  /// Creates a button with a string title, a role, and a system image.
  ///
  /// Only a custom label style displays the image.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { PlatenControls.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a localized title, a role, and a system image.
  ///
  /// Only a custom label style displays the image.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      PlatenControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a button with a string title, an optional role, and a named image.
  ///
  /// Only a custom label style displays the image.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, image: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { PlatenControls.Label(title, image: image) }
  }

  /// Creates a button with a localized title, an optional role, and a named image.
  ///
  /// Only a custom label style displays the image.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { PlatenControls.Label(titleKey, image: image) }
  }
}

extension Button where Label == Text {
  /// Creates a button with a localized title.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a localized title and a role.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
}
