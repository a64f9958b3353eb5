import PlatenLines

/// Text to read. It wraps at words; empty text takes no line.
///
///     Text("Total: ") + Text("12").bold()
public struct Text: Primitive, Equatable {
  /// Stretches of text of one style.
  private struct Run: Equatable {
    let text: String
    var style: Style
  }

  private var runs: [Run]

  /// A text, with a line for each of its lines.
  public init<S: StringProtocol>(_ content: S) {
    runs = [Run(text: String(content), style: .plain)]
  }

  /// A text that is never looked up in a table of translations; here, any text.
  public init(verbatim content: String) { self.init(content) }

  /// Both texts in a row, each in its own style.
  public static func + (left: Text, right: Text) -> Text {
    var text = left
    text.runs += right.runs
    return text
  }

  /// The text with a style under those set already, as SwiftUI's innermost modifier wins.
  func styled(_ style: Style) -> Text {
    var text = self
    for index in runs.indices { text.runs[index].style = runs[index].style.over(style) }
    return text
  }

  /// What it says, without how it looks.
  var plainText: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

  func makeNode(in place: Place) -> Node { TextNode(self, in: place) }

  /// The lines before wrapping, one for each line of the text.
  fileprivate func lines(in look: TextLook, shade: String) -> [Line] {
    var lines: [Line] = [.empty]
    let isRedacted = look.redactionReasons.contains(.placeholder)
    for run in runs {
      let text = isRedacted ? run.text.redacted(by: shade) : run.text
      let new = Line.lines(of: text, style: run.style.over(look.style))
      if let first = new.first { lines[lines.count - 1] += first }
      lines += new.dropFirst()
    }
    return lines.count == 1 && lines[0].isEmpty ? [] : lines
  }
}

extension Text {
  /// The text in bold.
  public func bold() -> Text { styled(.bold) }

  /// The text in bold, or as it is.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// The text in italics.
  public func italic() -> Text { styled(.italic) }

  /// The text in italics, or as it is.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  /// The text with a line under it; the terminal chooses its colour.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? styled(.underline) : self
  }

  /// The text with a line through it; the terminal chooses its colour.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? styled(.strikethrough) : self
  }

  /// The text in a colour where it has none yet; `nil` leaves it as it is.
  public func foregroundColor(_ color: Color?) -> Text {
    color.map { styled($0.foreground) } ?? self
  }

  /// The text in a colour, or in a style by its importance, where it has none yet.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { styled(style.foreground) }
}

private final class TextNode: LeafNode<Text> {
  private var lines: [Line] = []
  private var limit: Int?
  private var alignment = TextAlignment.leading

  override func evaluate() {
    let look = reading { EnvironmentValues(scope).textLook }
    let new = view.lines(in: look, shade: own("░"))
    if new == lines, limit == look.lineLimit, alignment == look.alignment { return }
    (lines, limit, alignment) = (new, look.lineLimit, look.alignment)
    requireLayout()
  }

  override func collectTexts(into texts: inout [String]) {
    let text = view.plainText
    if text.utf8.allSatisfy({ $0.isPrintableASCII }) {
      if !text.isEmpty { texts.append(text) }
    } else {
      texts += text.split(whereSeparator: \.isNewline).map(String.init)
    }
  }

  override func collectControls(into controls: inout ControlList) {
    guard controls.utterances != nil else { return }
    if EnvironmentValues(scope).redactionReasons.contains(.placeholder) {
      return controls.say("placeholder", as: .placeholder, at: origin)
    }
    let start = controls.saidCount
    for line in lines { controls.say(line.text, at: origin) }
    controls.part(since: start)
  }

  override func makeWidths() -> Widths {
    let ideal = lines.reduce(0) { max($0, $1.width) }
    return Widths(lines.reduce(0) { max($0, $1.leastWidth) }, ideal, ideal)
  }

  override func makeLines(for proposal: Proposal) -> [Line] {
    let wrapped = lines.flatMap {
      $0.width <= proposal.width ? [$0] : $0.wrapped(to: proposal.width)
    }
    return aligned(limited(wrapped, to: proposal.width))
  }

  /// As many lines as the limit allows, the last with an ellipsis if there are more.
  private func limited(_ lines: [Line], to width: Int) -> [Line] {
    guard let limit, limit < lines.count else { return lines }
    let last = lines[limit - 1] + Line(graph.glyphs.ellipsis)
    return lines.prefix(limit - 1) + [cut(last, to: width)]
  }

  private func aligned(_ lines: [Line]) -> [Line] {
    if alignment == .leading || lines.count < 2 { return lines }
    let span = lines.reduce(0) { max($0, $1.width) }
    return lines.map {
      $0.indented(by: alignment.horizontal.offset(of: $0.width, in: span))
    }
  }
}
