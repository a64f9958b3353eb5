import PlatenNavigation

/// The layers of a screen after an update, with the names of their elements.
@MainActor
final class ScreenSnapshot {
  /// The layers of the screen, from bottom to top.
  let layers: [Layer]
  /// The names of the controls in the topmost layer.
  private(set) lazy var controlNames = ControlNames(controls)
  /// The names of the labeled values in the topmost layer.
  private(set) lazy var readingNames = LabeledValueNames(top?.readings ?? [])

  init(_ layers: [Layer]) { self.layers = layers }

  /// The topmost layer, which receives input.
  var top: Layer? { layers.last }

  /// The controls that accept inputs: the controls of the topmost layer, in frame order.
  var controls: [ControlElement] { top?.controls ?? [] }

  /// The layers below the topmost one.
  var covered: ArraySlice<Layer> { layers.dropLast() }
}
