import Foundation
import PlatenLines

extension Text {
  /// Creates a text view that displays a styled attributed string.
  ///
  /// The view displays fonts, colors, underlines, strikethrough, and inline Markdown styles. The
  /// address of a link follows the text of the link.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(
      joining: attributedContent.runs.map { run in
        let text = String(attributedContent.characters[run.range])
        return LinkedText(
          text: Text(verbatim: text).styled(run.style), link: run.link?.absoluteString)
      })
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends an attributed string and retains its styles.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    appendInterpolation(Text(attributedString))
  }
}

extension AttributedString.Runs.Run {
  fileprivate var style: Style {
    var style = self.foregroundColor?.foreground ?? .plain
    if self.underlineStyle != nil { style = style.over(.underline) }
    if self.strikethroughStyle != nil { style = style.over(.strikethrough) }
    if let intent = self.inlinePresentationIntent { style = style.over(Style(intent.attributes)) }
    return style.over(self.font?.style ?? .plain)
  }
}

extension InlinePresentationIntent {
  /// The line attributes that correspond to the inline styles. Inline code has no attribute.
  fileprivate var attributes: Style.Attributes {
    var attributes: Style.Attributes = []
    if contains(.stronglyEmphasized) { attributes.insert(.bold) }
    if contains(.emphasized) { attributes.insert(.italic) }
    if contains(.strikethrough) { attributes.insert(.strikethrough) }
    return attributes
  }

  /// Creates the inline Markdown styles that correspond to line attributes.
  init(_ attributes: Style.Attributes, isCode: Bool) {
    self = []
    if attributes.contains(.bold) { insert(.stronglyEmphasized) }
    if attributes.contains(.italic) { insert(.emphasized) }
    if attributes.contains(.strikethrough) { insert(.strikethrough) }
    if isCode { insert(.code) }
  }
}
