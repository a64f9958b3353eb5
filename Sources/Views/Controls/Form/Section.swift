@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A group of related rows with a header above and a footer below.
///
///     Section("Account") {
///       TextField("Name", text: $name)
///     } footer: {
///       Text("At least 3 characters")
///     }
///
/// The header is bold and the footer is muted. In forms and lists, empty lines separate sections
/// from each other and from adjacent rows. In a list, the rows are indented relative to their
/// header and footer.
public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
  fileprivate let header: Parent
  fileprivate let content: Content
  fileprivate let footer: Footer
  /// A binding to the expansion state of the section, or `nil` if the section is not collapsible.
  var isExpanded: Binding<Bool>?

  package func makeNode(in context: NodeContext) -> Node {
    SectionNode(self, in: context.adding(.isFormSection))
  }
}

extension Section {
  /// Creates a section with content, a header, and a footer from view builders.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Creates a section with existing views as its header and footer.
  public init(
    header: Parent, footer: Footer, @ViewBuilder content: () -> Content
  ) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer from a view builder.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Creates a section with an existing view as its footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header from a view builder.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates a section with an existing view as its header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section without a header or a footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a string title as its header.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

/// The node of a section, whose children are the header, the rows, and the footer.
private final class SectionNode<Parent: View, Content: View, Footer: View>:
  GroupNode<Section<Parent, Content, Footer>>
{
  /// The index of the child that contains the rows.
  private static var rows: Int { 1 }

  /// The style of the header.
  private static var header: Style { Style(.bold, foreground: .role(.label)) }

  /// Whether the section has a header or a footer.
  private static var isTitled: Bool {
    Parent.self != EmptyView.self || Footer.self != EmptyView.self
  }

  override func evaluate() {
    if let isExpanded = view.isExpanded {
      let isShown = tracking { isExpanded.wrappedValue }
      setChild(0, to: Disclosure(isOn: isExpanded, label: view.header).textStyle(Self.header))
      setChild(Self.rows, to: isShown ? view.content : nil)
    } else {
      setChild(0, to: view.header.textStyle(Self.header))
      setChild(Self.rows, to: view.content)
    }
    setChild(2, to: view.footer.textStyle(.muted))
  }

  /// Collects the controls; the title of the section names the fields that have no label.
  override func collectControls(into controls: inout ControlCollector) {
    guard Parent.self != EmptyView.self, view.isExpanded == nil else {
      return super.collectControls(into: &controls)
    }
    controls.subtree {
      super.collectControls(into: &$0)
    } map: { subtree in
      subtree.mapOwnControls { [title = children[0]] control in
        if control.isUnlabeledField { control.name(ifUnlabeled: title.text) }
      }
    }
  }

  override func collectLayoutItems(into items: inout [LayoutItem]) {
    for (child, node) in children.enumerated() {
      let start = items.count
      node.addLayoutItems(to: &items)
      for index in start..<items.count {
        if child != Self.rows { items[index].isCounted = false }
        if items[index].section == nil {
          items[index].section = (origin, isTitled: Self.isTitled)
        }
      }
    }
  }
}

extension Section: RowPassthrough {}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a localized title as its header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content)
  }
}

extension Section where Footer == EmptyView {
  /// Creates a collapsible section with a header from a view builder.
  ///
  /// The binding determines whether the rows are displayed. The user toggles the value of the
  /// binding
  /// with the header, such as `[-] Advanced`.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header)
    self.isExpanded = isExpanded
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a collapsible section with a string title as its header.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// Creates a collapsible section with a localized title as its header.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
}
