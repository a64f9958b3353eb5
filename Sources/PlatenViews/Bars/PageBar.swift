import PlatenLines

/// What stands above and below a page: a title, buttons, and a field to search in.
///
/// Views in the page say what; of what several say, that counts which stands on the screen.
@MainActor
final class PageBar: Source {
  /// What one view says.
  struct Part {
    var title: Text?
    var subtitle: Text?
    /// Whether there is no way back in it.
    var hidesBack: Bool?
    /// Whether it shows nothing above the page.
    var isHidden: Bool?
    var entries: [Entry] = []
  }

  /// A view in the bar.
  struct Entry {
    let place: ToolbarItemPlacement.Place
    let view: AnyView
  }

  private struct Said {
    weak var node: Node?
    var part: Part
  }

  private var said: [Said] = []

  /// Has a view say something, in place of what it said before.
  func set(_ part: Part, from node: Node) {
    if let index = said.firstIndex(where: { $0.node === node }) {
      if Equality.areEqual(said[index].part, part) { return }
      said[index].part = part
    } else {
      said.removeAll { $0.node == nil }
      said.append(Said(node: node, part: part))
    }
    changed()
  }

  /// The views that are on the screen, and what they say.
  private var sayings: [(node: Node, part: Part)] {
    read()
    return said.compactMap { said in
      said.node.flatMap { $0.isMounted ? ($0, said.part) : nil }
    }
  }

  private var parts: [Part] { sayings.map(\.part) }

  /// The title; of a page that is covered, the one that it had.
  var title: Text? {
    let hidden = said.lazy.filter { $0.node.map { $0.life != .gone } == true }.map(\.part.title)
    return parts.lazy.compactMap(\.title).first ?? hidden.compactMap { $0 }.first
  }

  var subtitle: Text? { parts.lazy.compactMap(\.subtitle).first }

  var isHidden: Bool { parts.lazy.compactMap(\.isHidden).first ?? false }

  /// Whether there is no way back in it.
  var hidesBack: Bool { isHidden || parts.lazy.compactMap(\.hidesBack).first ?? false }

  /// The views at a place in it, in the order in which they were put there.
  func entries(at place: ToolbarItemPlacement.Place) -> [BarView] {
    sayings.flatMap { node, part in
      part.entries.filter { $0.place == place }.map { (view: $0.view, scope: node.scope) }
    }
    .enumerated().map { BarView(id: $0, view: $1.view, scope: $1.scope) }
  }
}

/// A view in a bar, as it stands there.
struct BarView: Primitive, Identifiable {
  nonisolated let id: Int
  let view: AnyView
  /// The environment that it sees: that of what put it there.
  let scope: Scope

  func makeNode(in place: Place) -> Node { BarViewNode(self, in: place) }
}

private final class BarViewNode: WrapperNode<BarView> {
  override var childScope: Scope { view.scope }

  override func evaluate() {
    show(view.view, as: ObjectIdentifier(view.scope))
  }
}

private struct BarKey: EnvironmentKey {
  static var defaultValue: PageBar? { nil }
}

extension EnvironmentValues {
  /// What stands above the nearest page around; none outside of navigation stacks.
  var bar: PageBar? {
    get { self[BarKey.self] }
    set { self[BarKey.self] = newValue }
  }
}
