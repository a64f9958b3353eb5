import PlatenControls

extension Image {
  /// Accepted without effect: which colours a picture takes; it is drawn in its own.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// That of the text around.
    case template
    /// Its own.
    case original
  }

  /// Accepted without effect: a picture is drawn in its own colours.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
}
