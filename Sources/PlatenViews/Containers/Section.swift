/// Rows that belong together, with a header above and a footer below.
///
///     Section("Account") {
///       TextField("Name", text: $name)
///     } footer: {
///       Text("At least 3 characters")
///     }
///
/// The header is bold, the footer dim.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  private let header: Parent
  private let content: Content
  private let footer: Footer

  /// Header, rows and footer, one after the other.
  public var body: some View {
    header.transformEnvironment(\.textStyle) { $0.attributes.insert(.bold) }
      .modifier(UncountedModifier())
    content
    footer.transformEnvironment(\.textStyle) { $0.attributes.insert(.dim) }
      .modifier(UncountedModifier())
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
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

/// Keeps a view that is a row of a list from being counted as one.
private struct UncountedModifier: PrimitiveModifier {
  func makeNode<Content: View>(around content: Content, in place: Place) -> Node {
    UncountedNode(modified(content), in: place)
  }
}

private final class UncountedNode<Content: View>:
  WrapperNode<ModifiedContent<Content, UncountedModifier>>
{
  override func evaluate() { show(view.content) }

  override func collectUnits(into units: inout [Unit]) {
    addUnits(to: &units) { $0.isCounted = false }
  }
}
