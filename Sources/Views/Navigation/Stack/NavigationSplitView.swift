import PlatenControls
@_spi(Nodes) import PlatenGraph

/// A view that shows two or three columns, stacked vertically and separated by dividers.
///
///     NavigationSplitView {
///       List(movies, selection: $chosen) { NavigationLink($0.title, value: $0.id) }
///     } detail: {
///       if let chosen { MovieView(id: chosen) } else { Text("Choose a movie") }
///     }
///
/// A link in one of the columns pushes its view over all columns. If the value of a link has no
/// `navigationDestination(for:)`, the link selects the value in the enclosing list.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  /// Creates a split view with three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
  }

  /// Creates a split view with two columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Creates a split view with three columns, which are visible regardless of the binding.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }

  /// Creates a split view with two columns, which are visible regardless of the binding.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar, detail: detail)
  }

  /// Creates a split view with three columns, which are visible regardless of the bindings.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.all),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }

  /// Creates a split view with two columns, which are visible regardless of the bindings.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.all),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar, detail: detail)
  }

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

/// A column of a split view. All columns are visible.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The column in the middle.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last column.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}
