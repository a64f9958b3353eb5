@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A view that shows a root view and pushes other views over it.
///
///     NavigationStack {
///       List(movies) { NavigationLink($0.title, value: $0) }
///         .navigationTitle("Movies")
///         .navigationDestination(for: Movie.self) { MovieView(movie: $0) }
///     }
///     // Movies
///     // Alien ›
///     // Brazil ›
///
/// The command `press Alien` pushes the destination of that link. The navigation bar above the
/// destination contains a back button: `( ‹ Movies )  Alien`. The commands `press Movies`,
/// `press Back` and `dismiss` all return to the previous view. Covered views keep their state. Like
/// the views of a tab view, they disappear when they are covered and appear when they are uncovered.
public struct NavigationStack<Data, Root: View>: PrimitiveView {
  let path: StackPath?
  let root: Root

  /// Creates a navigation stack that stores its path.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    (path, self.root) = (nil, root())
  }

  /// Creates a navigation stack with a binding to a path of values of any type.
  public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    (self.path, self.root) = (StackPath(path), root())
  }

  /// Creates a navigation stack with a binding to a collection of values of one type.
  public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    (self.path, self.root) = (StackPath(path), root())
  }

  package func makeNode(in context: NodeContext) -> Node {
    NavigationStackNode(self, in: context.adding(.skipsComparison))
  }
}

/// The preference key that collects the outermost navigation stacks of a view.
enum NavigationStacksKey: ListKey {
  typealias Element = NavigationStackState
}

private final class NavigationStackNode<Data, Root: View>:
  ContainerNode<NavigationStack<Data, Root>>
{
  private lazy var pages = NavigationStackState(
    root: NavigationEntry(showing: { [weak self] in self?.root ?? AnyView(EmptyView()) }),
    on: EnvironmentValues(scope).page, in: graph)

  private var root: AnyView { AnyView(view.root) }

  override func evaluate() {
    pages.path = view.path
    if let values = tracking({ view.path?.values() }) { pages.follow(values) }
    pages.root.changed()
    setContent(NavigationEntryStack(pages: pages))
  }

  /// Hides the stacks on the pages of this stack.
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    key == NavigationStacksKey.self ? [pages] as? K.Value : super.preference(key)
  }

  override func makeWidthRange() -> WidthRange {
    var widths = content.widths
    widths.label = 0
    return widths
  }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    content.arranged(in: StackLayout(proposal: Proposal(width: proposal.width)))
  }
}
