@_spi(Nodes) import PlatenGraph
import PlatenInteraction
import PlatenLines

/// A view that shows or hides its content below a label.
///
///     DisclosureGroup("Advanced") {
///       Toggle("Log everything", isOn: $logs)
///     }
///
/// A plus sign before the label marks a collapsed group: `[+] Advanced`. A minus sign marks an
/// expanded group. The `toggle` command expands or collapses the group.
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var isOwnExpanded = false
  @Environment(\.disclosureGroupStyle) private var style
  private let isExpanded: Binding<Bool>?
  private let content: Content
  private let label: Label

  /// Creates a disclosure group with a view as its label. The group is initially collapsed.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (isExpanded, self.content, self.label) = (nil, content(), label())
  }

  /// Creates a disclosure group with a view as its label and a binding to its expansion state.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (self.isExpanded, self.content, self.label) = (isExpanded, content(), label())
  }

  public var body: some View {
    let isExpanded = isExpanded ?? $isOwnExpanded
    if let style {
      style.body(
        DisclosureGroupStyleConfiguration(
          label: .init(view: AnyView(label)), content: .init(view: AnyView(content)),
          isExpanded: isExpanded)
      ).environment(\.disclosureGroupStyle, nil)
    } else {
      Disclosure(isOn: isExpanded, label: label)
      if isExpanded.wrappedValue { content.padding(.leading) }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a disclosure group with a string title. The group is initially collapsed.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a disclosure group with a string title and a binding to its expansion state.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// The control that expands or collapses a disclosure group or a collapsible section.
struct Disclosure<Label: View>: CheckboxView {
  let isOn: Binding<Bool>
  let label: Label

  static var boxes: (on: Line, off: Line) {
    (Line("[-]", style: Style(role: .accent)), Line("[+]", style: Style(role: .accent)))
  }

  static func control(isOn: Bool, toggle: @escaping ControlKind.Press) -> ControlKind {
    .disclosureGroup(isExpanded: isOn, toggle: toggle)
  }

  static var isLabelBeside: Bool { false }

  func makeNode(in context: NodeContext) -> Node { CheckboxNode(self, in: context) }
}

extension DisclosureGroup where Label == Text {
  /// Creates a disclosure group with a localized title. The group is initially collapsed.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a disclosure group with a localized title and a binding to its expansion state.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
}
