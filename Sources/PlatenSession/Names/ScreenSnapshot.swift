import PlatenViews

/// The layers of a screen after an update, and the names by which what is in them is found.
@MainActor
final class ScreenSnapshot {
  /// The screen itself and what is shown above it, the topmost last.
  let layers: [Layer]
  /// The names of the controls in the topmost layer.
  private(set) lazy var controlNames = ControlNames(controls)
  /// The names of the labeled lines in the topmost layer.
  private(set) lazy var readingNames = LabeledValueNames(top?.readings ?? [])

  init(_ layers: [Layer]) { self.layers = layers }

  /// The layer that can be acted on.
  var top: Layer? { layers.last }

  /// The controls that can be acted on, in frame order.
  var controls: [ControlElement] { top?.controls ?? [] }

  /// The layers below the topmost one.
  var covered: ArraySlice<Layer> { layers.dropLast() }
}
