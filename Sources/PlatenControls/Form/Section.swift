@_spi(Nodes) import PlatenGraph
import PlatenLines

/// Rows that belong together, with a header above and a footer below.
///
///     Section("Account") {
///       TextField("Name", text: $name)
///     } footer: {
///       Text("At least 3 characters")
///     }
///
/// The header is bold, the footer dim. In a form and in a list empty lines part sections from each
/// other and from what stands beside them; the rows of a list stand further to the right than their
/// header and footer.
public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
  fileprivate let header: Parent
  fileprivate let content: Content
  fileprivate let footer: Footer
  /// Whether the rows are shown, of a section that can hide them.
  var isExpanded: Binding<Bool>?

  package func makeNode(in context: NodeContext) -> Node {
    SectionNode(self, in: context.adding(.isFormSection))
  }
}

extension Section {
  /// Rows with a header above and a footer below.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Rows with a header above and a footer below.
  public init(
    header: Parent, footer: Footer, @ViewBuilder content: () -> Content
  ) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView {
  /// Rows with a footer below.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Rows with a footer below.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Footer == EmptyView {
  /// Rows with a header above.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Rows with a header above.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Rows alone.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Rows with a title above.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

/// Header, rows and footer, one after the other.
private final class SectionNode<Parent: View, Content: View, Footer: View>:
  GroupNode<Section<Parent, Content, Footer>>
{
  /// The rows among the children.
  private static var rows: Int { 1 }

  /// Whether the rows have something to stand under.
  private static var isTitled: Bool {
    Parent.self != EmptyView.self || Footer.self != EmptyView.self
  }

  override func evaluate() {
    if let isExpanded = view.isExpanded {
      let isShown = tracking { isExpanded.wrappedValue }
      setChild(0, to: Disclosure(isOn: isExpanded, label: view.header).textStyle(.bold))
      setChild(Self.rows, to: isShown ? view.content : nil)
    } else {
      setChild(0, to: view.header.textStyle(.bold))
      setChild(Self.rows, to: view.content)
    }
    setChild(2, to: view.footer.textStyle(.dim))
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
  /// Rows with a title above.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content)
  }
}

extension Section where Footer == EmptyView {
  /// Rows that are shown while a binding is true, with a header above that shows and hides them:
  /// `[-] Advanced`.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header)
    self.isExpanded = isExpanded
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Rows that are shown while a binding is true, with a title above that shows and hides them.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// Rows that are shown while a binding is true, with a title above that shows and hides them.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
}
