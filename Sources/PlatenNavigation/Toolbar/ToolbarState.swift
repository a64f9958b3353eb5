import PlatenControls
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// What stands above and below a page: a title, buttons, and a field to search in.
///
/// Views in the page say what, while they are on the screen. Of several that say a title, or whether
/// something is shown, the innermost counts, and of those beside each other the last. Items stand in
/// the order of the views that say them, those of a view before those of one around it.
@MainActor
final class ToolbarState: Dependency {
  /// What one view says.
  struct Contribution {
    var title: Text?
    var subtitle: Text?
    /// Whether there is no way back in it.
    var hidesBack: Bool?
    /// Whether it shows nothing above the page.
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

  /// In the order in which they were said first.
  private var contributions: [NodeContributions] = []

  /// Has a view say something, in place of what it said before.
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

  /// Views that say something may have changed places.
  func childrenReordered() { if contributions.count > 1 { changed() } }

  /// What is said by those views that are meant, in the order in which they stand.
  private func sayings(of isMeant: (Node) -> Bool) -> [ContributionSource] {
    let sayings = contributions.compactMap { said in
      said.node.flatMap { node in
        isMeant(node)
          ? ContributionSource(node: node, part: said.part, position: node.position) : nil
      }
    }
    return sayings.sorted { $0.position < $1.position }
  }

  /// What is said by the views that are on the screen.
  private var shown: [ContributionSource] {
    read()
    return sayings(of: \.isMounted)
  }

  /// The title; of a page that is covered, the one that it had.
  var title: Text? { shown.counting(\.title) ?? sayings { !$0.isGone }.counting(\.title) }

  var subtitle: Text? { shown.counting(\.subtitle) }

  var isHidden: Bool { shown.counting(\.isHidden) ?? false }

  /// Whether there is no way back in it.
  var hidesBack: Bool { isHidden || shown.counting(\.hidesBack) ?? false }

  /// The views at a place in it, in the order in which they stand there.
  func entries(at placement: ToolbarItemPlacement.Place) -> [ToolbarItemView] {
    shown.flatMap { saying in
      saying.part.entries.filter { $0.placement.place == placement }
        .map { ToolbarItemView($0, saidBy: saying.node) }
    }
  }
}

extension [ToolbarState.ContributionSource] {
  /// What counts of what several say.
  fileprivate func counting<Value>(_ value: (ToolbarState.Contribution) -> Value?) -> Value? {
    var counting: ToolbarState.ContributionSource?
    for saying in self where value(saying.part) != nil {
      let isAround = counting.map { saying.position.isAround($0.position) } ?? false
      if !isAround { counting = saying }
    }
    return counting.flatMap { value($0.part) }
  }
}
