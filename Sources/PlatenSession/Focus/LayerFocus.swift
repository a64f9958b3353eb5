import PlatenViews

/// Where the keys of a layer go: to one of its controls, or to the prompt.
@MainActor
final class LayerFocus {
  /// The control that has the focus, as it was when it got it; none while the prompt has it.
  private(set) var control: ControlElement?
  /// The page that the control that last had the focus is on, or was.
  private let page: ControlNavigationPath?
  /// How many controls that can have the focus stand before the holder or, where that has gone,
  /// before the place from which the focus goes on.
  private var position: Int

  init(holder: ControlElement? = nil, position: Int = 0) {
    self.control = holder
    self.position = position
    page = holder.flatMap(ControlNavigationPath.init)
  }

  /// Lets go of a holder that cannot have the focus anymore; the focus continues where it was.
  func loseHolder() { control = nil }

  /// Lets go of a holder from which the program took the focus; the focus continues after it.
  func leaveHolder() {
    control = nil
    position += 1
  }

  /// The control that comes next, or before.
  ///
  /// - Parameter order: The controls that can have the focus, in frame order.
  /// - Returns: `nil` where that is the prompt, which stands between the last and the first.
  func neighbor(isForward: Bool, in order: [ControlElement]) -> ControlElement? {
    let step = isForward ? 1 : -1
    if let control, let index = order.firstIndex(where: { $0.origin == control.origin }) {
      return order.indices.contains(index + step) ? order[index + step] : nil
    }
    // A position on another page says nothing about this one.
    let position = page?.start(in: order) ?? position
    if isForward { return position < order.count ? order[position] : order.first }
    return position > 0 ? order.prefix(position).last : order.last
  }
}

extension Layer {
  /// The controls that can have the focus, in frame order.
  var focusOrder: [ControlElement] { controls.filter(\.isFocusable) }

  /// The control that gets the focus when the layer is first shown: the one that the program says,
  /// of a sheet else the first, of an alert or a dialog else a field or, without one, the button of
  /// Return, the one that cancels, or the first.
  var firstFocus: ControlElement? {
    let order = focusOrder
    if let wanted = order.first(where: { $0.focusLinks.contains { $0.isFocused() } }) {
      return wanted
    }
    switch modal?.kind {
    case nil: return nil
    case .sheet: return order.first
    case .alert, .dialog:
      return order.first(where: \.isField)
        ?? order.first { $0.shortcut == .defaultAction } ?? order.first { $0.purpose == .cancel }
        ?? order.first
    }
  }
}

extension ControlElement {
  /// Whether it takes a text, and most keys with it.
  package var isField: Bool { role == .textField || role == .secureField }
}
