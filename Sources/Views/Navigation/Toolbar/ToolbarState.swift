import PlatenControls
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// The title, the items and the visibility of the bars above and below a view.
///
/// The views in a bar's content contribute to the bar while they are on the screen. For the title
/// and the visibility, the innermost contribution takes precedence. Among siblings, the last
/// contribution takes precedence. Items appear in the order of the views that contribute them. The
/// items of a view precede the items of the view's ancestors.
///
/// See Documentation/Decisions/navigation.md.
@MainActor
final class ToolbarState: Dependency {
  /// The contribution of one view to a bar.
  struct Contribution {
    var title: Text?
    var subtitle: Text?
    /// Whether the bar hides the back button, or `nil` if the view does not specify it.
    var hidesBack: Bool?
    /// Whether the bar above the content is hidden, or `nil` if the view does not specify it.
    var isHidden: Bool?
    var entries: [ToolbarEntry] = []
  }

  private struct NodeContributions {
    weak var node: Node?
    var part: Contribution
  }

  fileprivate struct ContributionSource {
    let node: Node
    let part: Contribution
    let position: TreePosition
  }

  /// The contributions, in the order in which the views first contributed.
  private var contributions: [NodeContributions] = []

  /// Sets the contribution of a view, replacing the view's previous contribution.
  func set(_ part: Contribution, from node: Node) {
    if let index = contributions.firstIndex(where: { $0.node === node }) {
      if Equality.areEqual(contributions[index].part, part) { return }
      contributions[index].part = part
    } else {
      contributions.removeAll { $0.node == nil }
      contributions.append(NodeContributions(node: node, part: part))
    }
    changed()
  }

  /// Updates the bar after the order of the contributing views may have changed.
  func childrenReordered() { if contributions.count > 1 { changed() } }

  /// Returns the contributions of the nodes that satisfy a predicate, in tree order.
  private func sayings(of isMeant: (Node) -> Bool) -> [ContributionSource] {
    let sayings = contributions.compactMap { said in
      said.node.flatMap { node in
        isMeant(node)
          ? ContributionSource(node: node, part: said.part, position: node.position) : nil
      }
    }
    return sayings.sorted { $0.position < $1.position }
  }

  /// The contributions of the views that are on the screen.
  private var shown: [ContributionSource] {
    read()
    return sayings(of: \.isMounted)
  }

  /// The title. A covered entry retains the title that it had before it was covered.
  var title: Text? { shown.counting(\.title) ?? sayings { !$0.isGone }.counting(\.title) }

  var subtitle: Text? { shown.counting(\.subtitle) }

  var isHidden: Bool { shown.counting(\.isHidden) ?? false }

  /// Whether a view hides the back button or the entire bar.
  var hidesBack: Bool { isHidden || shown.counting(\.hidesBack) ?? false }

  /// The views at a position in the bar, in display order.
  func entries(at placement: ToolbarItemPlacement.Place) -> [ToolbarItemView] {
    shown.flatMap { saying in
      saying.part.entries.filter { $0.placement.place == placement }
        .map { ToolbarItemView($0, saidBy: saying.node) }
    }
  }
}

extension [ToolbarState.ContributionSource] {
  /// Returns the value of the contribution with the highest precedence, or `nil` if there is none.
  fileprivate func counting<Value>(_ value: (ToolbarState.Contribution) -> Value?) -> Value? {
    var counting: ToolbarState.ContributionSource?
    for saying in self where value(saying.part) != nil {
      let isAround = counting.map { saying.position.isAround($0.position) } ?? false
      if !isAround { counting = saying }
    }
    return counting.flatMap { value($0.part) }
  }
}
