@_spi(Nodes) import PlatenGraph
import PlatenInteraction
import PlatenLines

/// A control that switches between on and off.
///
///     Toggle("Notify me", isOn: $notifies)  // [x] Notify me
///
/// The box in front of the label contains an x if the toggle is on. The command is `toggle`.
public struct Toggle<Label: View>: CheckboxView {
  let isOn: Binding<Bool>
  let label: Label

  static var boxes: (on: Line, off: Line) {
    (Line("[x]", style: Style(role: .success)), Line("[ ]", style: .muted))
  }

  static func control(isOn: Bool, toggle: @escaping ControlKind.Press) -> ControlKind {
    .toggle(isOn: isOn, toggle: toggle)
  }

  /// Creates a toggle with any view as its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  package func makeNode(in context: NodeContext) -> Node { CheckboxNode(self, in: context) }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a string title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
}

extension Toggle where Label == PlatenControls.Label<Text, Image> {
  /// Creates a toggle with a localized title and a system image.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { PlatenControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a string title and a system image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { PlatenControls.Label(title, systemImage: systemImage) }
  }
}

extension Toggle {
  /// Creates a toggle for a property of several elements, with any view as its label.
  ///
  /// The toggle is on if the property of every element is `true`. Switching it changes all elements.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      isOn: Binding(
        get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
        set: { new in sources.forEach { $0[keyPath: isOn].wrappedValue = new } }),
      label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle for a property of several elements, with a localized title.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
}
