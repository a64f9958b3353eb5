import Foundation
import PlatenLines

extension Text {
  /// A text in the styles that it has: fonts, colours, lines, what Markdown says; the address of a
  /// link stands behind it.
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
  /// A text in the styles that it has.
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
  /// The same as attributes of lines; code has no look of its own.
  fileprivate var attributes: Style.Attributes {
    var attributes: Style.Attributes = []
    if contains(.stronglyEmphasized) { attributes.insert(.bold) }
    if contains(.emphasized) { attributes.insert(.italic) }
    if contains(.strikethrough) { attributes.insert(.strikethrough) }
    return attributes
  }

  /// Attributes of lines in these words.
  init(_ attributes: Style.Attributes, isCode: Bool) {
    self = []
    if attributes.contains(.bold) { insert(.stronglyEmphasized) }
    if attributes.contains(.italic) { insert(.emphasized) }
    if attributes.contains(.strikethrough) { insert(.strikethrough) }
    if isCode { insert(.code) }
  }
}
