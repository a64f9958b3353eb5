@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A picture, drawn by the renderer of the session or represented by text.
struct PictureView: Equatable, Sendable {
  let picture: Picture
  /// The name of the picture in an asset catalog, or its label.
  var name: String?
  /// The number of pixels per point of the asset.
  var scale = 1.0
  var isResizable = false
  var isSmooth = true
}

extension PictureView: PrimitiveView {
  func makeNode(in context: NodeContext) -> Node { PictureNode(self, in: context) }
}

private final class PictureNode: LeafNode<PictureView> {
  private struct Look {
    var alternative = Line.empty
    var scaling: PictureScaling?
    var isDrawn = false
  }

  private var look = Look()
  private var label: String?
  private var renderer: (any PictureRenderer)?
  private lazy var drawings = PictureDrawings(
    warn: { [unowned graph] in graph.warn($0) },
    onChange: { [weak self] in self?.showDrawings() })

  override func evaluate() {
    drawings.picture = view.picture
    look = tracking {
      let values = EnvironmentValues(scope)
      let isRedacted = values.textLook.isRedacted
      label = values.pictureName.flatMap { $0.isEmpty ? nil : $0 } ?? view.name
      renderer = isRedacted ? nil : values.pictures
      let text = words
      let style = Color.secondary.foreground.over(values.textStyle)
      return Look(
        alternative: Line(isRedacted ? text.redacted(by: asciiSafe("░")) : text, style: style),
        scaling: values.pictureScaling, isDrawn: renderer != nil && !drawings.hasFailed)
    }
    setNeedsLayout()
  }

  /// The text that represents the picture.
  private var words: String { view.picture.alternative(name: label, glyphs: graph.glyphs) }

  /// Displays the newly finished drawing, or the text of the picture if drawing failed.
  private func showDrawings() {
    if drawings.hasFailed { look.isDrawn = false }
    setNeedsLayout()
  }

  /// Cancels the drawings when the view leaves the screen, and requests the drawings again when the
  /// view returns.
  override func mountedDidChange() {
    if isMounted { setNeedsLayout() } else { drawings.cancel() }
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    key == TextsKey.self ? [label ?? words] as? K.Value : nil
  }

  override func collectControls(into controls: inout ControlCollector) {
    controls.say(label.map { "picture \($0)" } ?? "picture", as: .picture, at: origin)
  }

  override func makeWidthRange() -> WidthRange {
    if !look.isDrawn {
      let width = look.alternative.width
      return WidthRange(look.alternative.minWidth, width, width, framing: .none)
    }
    let natural = PictureBox(naturalFor: view.picture.header, scale: view.scale).width
    return WidthRange(1, natural, view.isResizable ? WidthRange.unlimited : natural)
  }

  override func makeLines(for proposal: Proposal) -> [Line] {
    let alternative = [truncated(look.alternative, to: proposal.width)]
    guard look.isDrawn, let renderer else { return alternative }
    let box = PictureBox(
      for: view.picture.header, scale: view.scale, isResizable: view.isResizable,
      scaling: look.scaling, within: proposal)
    var request = PictureRequest(view.picture, width: box.width, height: box.height)
    request.isCropped = view.isResizable && look.scaling?.mode == .fill
    request.isSmooth = view.isSmooth
    if let lines = drawings.lines(for: request, by: renderer) { return lines }
    graph.schedule(.appear) { [weak self] in
      guard let self, isMounted else { return }
      drawings.start(request, by: renderer, as: words)
    }
    return alternative.placed(in: box)
  }
}

extension [Line] {
  /// Returns the lines, padded or cropped to the size of the specified box.
  fileprivate func placed(in box: PictureBox) -> [Line] {
    (0..<box.height).map { row in (row < count ? self[row] : .empty).padded(to: box.width) }
  }
}
