@_spi(Nodes) import PlatenGraph
import PlatenLines

/// Views that lie on each other, of which the topmost is shown.
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
/// `press Alien` pushes its view, under a line with the way back: `( ‹ Movies )  Alien`. Both `press
/// Movies` and `press Back` press it, and `dismiss` does the same. What lies below keeps its state, and
/// disappears and appears like a view in a tab.
public struct NavigationStack<Data, Root: View>: PrimitiveView {
  let path: StackPath?
  let root: Root

  /// A stack that keeps by itself what has been pushed.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    (path, self.root) = (nil, root())
  }

  /// A stack of what a path holds, by values of any types.
  public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    (self.path, self.root) = (StackPath(path), root())
  }

  /// A stack of what a path holds, by values of one type.
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

  override func makeWidthRange() -> WidthRange {
    var widths = content.widths
    widths.label = 0
    return widths
  }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    content.arranged(in: StackLayout(proposal: Proposal(width: proposal.width)))
  }
}
