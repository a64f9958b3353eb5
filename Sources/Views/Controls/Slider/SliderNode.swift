@_spi(Nodes) import PlatenGraph
import PlatenInteraction
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
    let slider = ControlKind.slider(
      value: view.scale.text(view.value.wrappedValue), range: rangeText,
      step: { [weak self] step throws(ActionError) in try self?.perform(step) },
      set: { [weak self] text throws(ActionError) in try self?.set(text) })
    return ControlElement(slider, label: labelText, isEnabled: isEnabled, at: self)
  }

  private var rangeText: String { asciiSafe(view.scale.rangeText) }

  private func perform(_ step: ValueStep) throws(ActionError) {
    set(try view.scale.value(after: step, from: view.value.wrappedValue))
  }

  private func set(_ text: String) throws(ActionError) { set(try view.scale.value(of: text)) }

  private func set(_ new: Double) {
    view.onEditingChanged(true)
    view.value.wrappedValue = new
    view.onEditingChanged(false)
  }

  override var pieces: [Line] {
    let ends = [1, 2].map { content.children[$0].oneLine }
    let range =
      ends.allSatisfy(\.isEmpty) ? Line(rangeText) : ends[0] + Line(graph.glyphs.ellipsis) + ends[1]
    return [
      marked(.bar(view.scale.part(below: value))),
      marked(Line(view.scale.text(value), style: .bold)),
      .note(range),
    ]
  }
}
