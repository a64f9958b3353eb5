/// Controls with a title and an image of the system beside which it stands elsewhere.
extension Toggle where Label == PlatenViews.Label<Text, Image> {
  /// A switch with a title and an image.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { PlatenViews.Label(titleKey, systemImage: systemImage) }
  }

  /// A switch with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { PlatenViews.Label(title, systemImage: systemImage) }
  }
}

extension Picker where Label == PlatenViews.Label<Text, Image> {
  /// Options, a title and an image.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      PlatenViews.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Options, a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      PlatenViews.Label(title, systemImage: systemImage)
    }
  }
}

extension Menu where Label == PlatenViews.Label<Text, Image> {
  /// Buttons behind a button with a title and an image.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { PlatenViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Buttons behind a button with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { PlatenViews.Label(title, systemImage: systemImage) }
  }
}
