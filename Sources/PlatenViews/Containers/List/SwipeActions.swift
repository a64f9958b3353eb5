/// Gives a row of a list buttons that are not seen.
private struct SwipeActions<Actions: View>: PrimitiveModifier {
  let actions: Actions

  func makeNode<Content: View>(around content: Content, in place: Place) -> Node {
    SwipeActionsNode(modified(content), in: place)
  }
}

private final class SwipeActionsNode<Content: View, Actions: View>:
  WrapperNode<ModifiedContent<Content, SwipeActions<Actions>>>
{
  /// What stands in the buttons' place; set by the first evaluation.
  private var actions: Node?

  override func evaluate() {
    show(view.content)
    // The buttons are no rows, even where the row is one of a list's own.
    let place = place(isWindowed: false)
    let new =
      actions?.updated(to: view.modifier.actions, in: place)
      ?? view.modifier.actions.node(in: place)
    guard new !== actions else { return }
    let old = actions
    actions = new
    graph.didReplace([old].compactMap { $0 }, with: [new], under: self)
  }

  override var children: [Node] { super.children + [actions].compactMap { $0 } }

  override func collectTexts(into texts: inout [String]) { child?.collectTexts(into: &texts) }

  override func collectTagged(into tagged: inout [Tagged]) {
    child?.collectTagged(into: &tagged)
  }

  override func collectUnits(into units: inout [Unit]) {
    addUnits(to: &units) { $0.traits.refused.insert(.delete) }
  }

  override func collectControls(into controls: inout ControlList) {
    super.collectControls(into: &controls)
    guard let actions else { return }
    controls.findSilently { controls in
      let start = controls.count
      if isWindowed, let row {
        controls.enterRow(of: row) { actions.addControls(to: &$0) }
      } else {
        actions.addControls(to: &controls)
      }
      controls.hide(since: start)
    }
  }

  /// The row that the buttons belong to: the first that stands here.
  private var row: Node? {
    var units: [Unit] = []
    child?.addUnits(to: &units)
    return units.first?.node
  }
}

extension View {
  /// Gives this row of a ``List`` buttons that are not seen: `press List[2]/Archive`.
  ///
  ///     ForEach(mails) { mail in
  ///       Text(mail.subject).swipeActions {
  ///         Button("Archive") { archive(mail) }
  ///       }
  ///     }
  ///
  /// As in SwiftUI, a row with such buttons has none of its own by `onDelete`.
  ///
  /// - Parameters:
  ///   - edge: Without effect: nothing is swiped.
  ///   - allowsFullSwipe: Without effect, too.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeActions(actions: content()))
  }
}

/// The left or the right side of a view.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The side where lines begin.
  case leading
  /// The side where lines end.
  case trailing

  /// Any of the two sides.
  public struct Set: OptionSet, Sendable {
    /// A bit for each side, at the place of its raw value.
    public let rawValue: Int8

    /// The sides of which the bits are set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// One side.
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The side where lines begin.
    public static let leading = Set(.leading)
    /// The side where lines end.
    public static let trailing = Set(.trailing)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}
