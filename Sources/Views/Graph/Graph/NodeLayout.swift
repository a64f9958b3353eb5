/// The layout of a node, as far as its ancestors know it.
@MainActor
struct NodeLayout {
  /// The widths, or `nil` if they may have changed.
  var widths: WidthRange?
  /// A version number that changes whenever the node reports a layout change.
  private(set) var version = 0
  /// Whether an ancestor has queried the layout since the node last reported a change.
  var isReliedOn = false

  /// Records a change that the ancestors have to know.
  mutating func invalidate() {
    isReliedOn = false
    version &+= 1
    widths = nil
  }
}
