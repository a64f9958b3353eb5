import PlatenInteraction
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// Something to switch on or off.
///
///     Toggle("Notify me", isOn: $notifies)  // [x] Notify me
///
/// The box in front of the label has an x in it while it is on. The input is `toggle`.
public struct Toggle<Label: View>: CheckboxView {
  let isOn: Binding<Bool>
  let label: Label

  static var boxes: (on: Line, off: Line) { ("[x]", "[ ]") }

  static func control(isOn: Bool, toggle: @escaping ControlKind.Press) -> ControlKind {
    .toggle(isOn: isOn, toggle: toggle)
  }

  /// A switch with any view as its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  package func makeNode(in context: NodeContext) -> Node { CheckboxNode(self, in: context) }
}

extension Toggle where Label == Text {
  /// A switch with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Text {
  /// A switch with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
}

extension Toggle where Label == PlatenControls.Label<Text, Image> {
  /// A switch with a title and an image.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { PlatenControls.Label(titleKey, systemImage: systemImage) }
  }

  /// A switch with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { PlatenControls.Label(title, systemImage: systemImage) }
  }
}
