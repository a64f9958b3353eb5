import PlatenInteraction
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A line that shows or hides what stands below it.
///
///     DisclosureGroup("Advanced") {
///       Toggle("Log everything", isOn: $logs)
///     }
///
/// A plus stands in front of the label while there is more to show: `[+] Advanced`, and a minus
/// while it is shown. The input is `toggle`.
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var isOwnExpanded = false
  private let isExpanded: Binding<Bool>?
  private let content: Content
  private let label: Label

  /// What is shown or hidden, with any view as a label; hidden at first.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (isExpanded, self.content, self.label) = (nil, content(), label())
  }

  /// What is shown while a binding is true, with any view as a label.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (self.isExpanded, self.content, self.label) = (isExpanded, content(), label())
  }

  /// The line, and below it what is shown, further to the right.
  public var body: some View {
    let isExpanded = isExpanded ?? $isOwnExpanded
    Disclosure(isOn: isExpanded, label: label)
    if isExpanded.wrappedValue { content.padding(.leading) }
  }
}

extension DisclosureGroup where Label == Text {
  /// What is shown or hidden, with a title; hidden at first.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// What is shown while a binding is true, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// The line of a disclosure group, or the header of a section that can be folded.
struct Disclosure<Label: View>: CheckboxView {
  let isOn: Binding<Bool>
  let label: Label

  static var boxes: (on: Line, off: Line) { ("[-]", "[+]") }

  static func control(isOn: Bool, toggle: @escaping ControlKind.Press) -> ControlKind {
    .disclosureGroup(isExpanded: isOn, toggle: toggle)
  }

  static var isLabelBeside: Bool { false }

  func makeNode(in context: NodeContext) -> Node { CheckboxNode(self, in: context) }
}

extension DisclosureGroup where Label == Text {
  /// What is shown or hidden, with a title; hidden at first.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// What is shown while a binding is true, with a title.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
}
