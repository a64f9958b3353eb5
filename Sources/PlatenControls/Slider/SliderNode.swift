import PlatenInteraction
@_spi(Nodes) import PlatenGraph
import PlatenLines

final class SliderNode<Label: View, ValueLabel: View>: ValueNode<Slider<Label, ValueLabel>> {
  private var value = 0.0 {
    didSet { setNeedsLayout(ifChanged: value, from: oldValue) }
  }
  private var scale: SliderScale? {
    didSet { setNeedsLayout(ifChanged: scale, from: oldValue) }
  }

  override func readMore() { (value, scale) = (view.value.wrappedValue, view.scale) }

  override func makeContent() {
    setContent(TupleView((view.label, view.minimum, view.maximum)))
  }

  override var labelNode: Node { content.children[0] }

  override var control: ControlElement {
    ControlElement(
      .slider, label: labelText, value: view.scale.text(view.value.wrappedValue),
      range: rangeText, isEnabled: isEnabled,
      actions: [.set, .increment, .decrement, .focus], at: self
    ) { [weak self] action, text throws(ActionError) in
      try self?.perform(action, text)
    }
  }

  private var rangeText: String { asciiSafe(view.scale.rangeText) }

  private func perform(_ action: ControlAction, _ text: String) throws(ActionError) {
    let new: Double
    switch action {
    case .set: new = try view.scale.value(of: text)
    case .increment: new = try view.scale.stepped(view.value.wrappedValue, up: true)
    case .decrement: new = try view.scale.stepped(view.value.wrappedValue, up: false)
    default: return
    }
    view.onEditingChanged(true)
    view.value.wrappedValue = new
    view.onEditingChanged(false)
  }

  override var pieces: [Line] {
    let ends = [1, 2].map { content.children[$0].oneLine }
    let range =
      ends.allSatisfy(\.isEmpty) ? Line(rangeText) : ends[0] + Line(graph.glyphs.ellipsis) + ends[1]
    return [
      .bar(view.scale.part(below: value)), Line(view.scale.text(value)),
      .note(range),
    ]
  }
}
