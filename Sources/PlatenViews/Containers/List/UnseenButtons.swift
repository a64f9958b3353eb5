/// Gives a view buttons that are not seen; in a list, its row.
struct UnseenButtons<Buttons: View>: PrimitiveModifier {
  let buttons: Buttons
  /// Whether they stand in for the button of a row that deletes it.
  let replaceDeletion: Bool

  func makeNode<Content: View>(around content: Content, in place: Place) -> Node {
    UnseenButtonsNode(modified(content), in: place)
  }
}

private final class UnseenButtonsNode<Content: View, Buttons: View>:
  WrapperNode<ModifiedContent<Content, UnseenButtons<Buttons>>>
{
  /// What stands in the buttons' place; set by the first evaluation.
  private var buttons: Node?

  override func evaluate() {
    show(view.content)
    // The buttons are no rows, even where the row is one of a list's own.
    let place = place(isWindowed: false)
    let new =
      buttons?.updated(to: view.modifier.buttons, in: place)
      ?? view.modifier.buttons.node(in: place)
    guard new !== buttons else { return }
    let old = buttons
    buttons = new
    graph.didReplace([old].compactMap { $0 }, with: [new], under: self)
  }

  override var children: [Node] { super.children + [buttons].compactMap { $0 } }

  override func collectTexts(into texts: inout [String]) { child?.collectTexts(into: &texts) }

  override func collectTagged(into tagged: inout [Tagged]) {
    child?.collectTagged(into: &tagged)
  }

  override func collectUnits(into units: inout [Unit]) {
    guard view.modifier.replaceDeletion else { return super.collectUnits(into: &units) }
    addUnits(to: &units) { $0.traits.refused.insert(.delete) }
  }

  override func collectControls(into controls: inout ControlList) {
    super.collectControls(into: &controls)
    guard let buttons else { return }
    controls.findSilently { controls in
      let start = controls.count
      if isWindowed, let row {
        controls.enterRow(of: row) { buttons.addControls(to: &$0) }
      } else {
        buttons.addControls(to: &controls)
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
