import PlatenControls
@_spi(Nodes) import PlatenGraph

/// Columns that lead from one to the next, one above the other.
///
///     NavigationSplitView {
///       List(movies, selection: $chosen) { NavigationLink($0.title, value: $0.id) }
///     } detail: {
///       if let chosen { MovieView(id: chosen) } else { Text("Choose a movie") }
///     }
///
/// Lines part the columns. What a link in one of them pushes lies on all; a link with a value for which
/// there is no `navigationDestination(for:)` selects the value in the list around.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
  }

  /// Two columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Three columns, of which the program chooses the visible ones elsewhere; here all are.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }

  /// Two columns, of which the program chooses the visible ones elsewhere; here both are.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar, detail: detail)
  }

  /// The columns, at the bottom of a stack.
  public var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        sidebar
        if Content.self != EmptyView.self {
          Divider()
          content
        }
        Divider()
        detail
      }
    }
  }
}
