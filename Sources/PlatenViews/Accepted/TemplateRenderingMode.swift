extension Image {
  /// Which colours a picture takes; accepted, and drawn in its own always.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// Accepted without effect: a picture is drawn in its own colours.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
}
