@_spi(Nodes) import PlatenGraph
import PlatenLines

final class TextNode: LeafNode<Text> {
  private var lines: [Line] = []
  private var fit = TextLayoutOptions()
  private var framing = WidthRange.Framing.exact
  private var textCase: Text.Case?
  /// A timer that reevaluates a dynamic text; `nil` for a constant text.
  private var ticker: ReevaluationTimer?

  override func evaluate() {
    let (look, setting) = tracking {
      let values = EnvironmentValues(scope)
      return (values.textLook, view.isSet ? TextContext(values) : nil)
    }
    let new = makeLines(in: look, setting)
    textCase = look.textCase
    ticker = view.isSet ? ticker ?? ReevaluationTimer() : nil
    ticker?.wait(for: view.change, of: self)
    let newFraming = view.framing
    if new == lines, look.fit == fit, newFraming == framing { return }
    (lines, fit, framing) = (new, look.fit, newFraming)
    setNeedsLayout()
  }

  /// Returns the styled lines of the text before wrapping.
  private func makeLines(in look: TextEnvironment, _ setting: TextContext?) -> [Line] {
    var lines: [Line] = [.empty]
    for run in view.isSet ? view.runs.flatMap({ $0.localized(in: setting) }) : view.runs {
      let text = run.sign(in: graph.glyphs) ?? run.text(in: setting)
      let said = look.said(text, shade: { asciiSafe("░") })
      let new = Line.lines(of: said, style: run.style.over(look.style))
      if let first = new.first { lines[lines.count - 1] += first }
      lines += new.dropFirst()
    }
    return lines.count == 1 && lines[0].isEmpty ? [] : lines
  }

  // MARK: Time

  override func mountedDidChange() {
    if isMounted { ticker?.resume(for: view.change, of: self) } else { ticker?.stop() }
  }

  // MARK: Reading

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    if key == TextsKey.self { return texts as? K.Value }
    return key == TitlesKey.self && !view.replacesImage ? texts as? K.Value : nil
  }

  /// The lines of the text that are not empty.
  private var texts: [String] {
    let plain = view.plainText(in: EnvironmentValues(scope))
    let text = textCase?.applied(to: plain) ?? plain
    if text.isEmpty { return [] }
    // A closure would check its isolation for every byte.
    for byte in text.utf8 where !byte.isPrintableASCII {
      return text.split(whereSeparator: \.isNewline).map(String.init)
    }
    return [text]
  }

  override func collectControls(into controls: inout ControlCollector) {
    guard controls.isHeard else { return }
    if EnvironmentValues(scope).textLook.isRedacted {
      return controls.say("placeholder", as: .placeholder, at: origin)
    }
    let said = view.hasSign ? texts : lines.map(\.text)
    controls.subtree {
      for text in said { $0.say(text, at: origin) }
    } mapTexts: {
      $0.separateTexts()
    }
  }

  // MARK: Layout

  override func makeWidthRange() -> WidthRange {
    var (least, ideal) = (0, 0)
    for line in lines { (least, ideal) = (max(least, line.minWidth), max(ideal, line.width)) }
    return WidthRange(least, ideal, ideal, framing: framing)
  }

  override func makeLines(for proposal: Proposal) -> [Line] {
    var wrapped: [Line] = []
    for line in lines { wrapped += self.wrapped(line, to: proposal.width) }
    let shown = aligned(limited(wrapped, to: proposal.width))
    return shown + Array(repeating: .empty, count: max(fit.minLines - shown.count, 0))
  }

  /// Returns the lines of a wrapped line. Text that replaces an image is truncated instead.
  private func wrapped(_ line: Line, to width: Int) -> [Line] {
    if line.width <= width { return [line] }
    return framing == .none ? [truncated(line, to: width)] : line.wrapped(to: width)
  }

  /// Returns the lines up to the line limit; if there are more, the last one is truncated.
  private func limited(_ lines: [Line], to width: Int) -> [Line] {
    guard let limit = fit.lineLimit, limit < lines.count else { return lines }
    return lines.prefix(limit - 1) + [last(of: lines.dropFirst(limit - 1), to: width)]
  }

  /// Joins several lines into one, truncated according to the truncation mode.
  private func last(of lines: ArraySlice<Line>, to width: Int) -> Line {
    if fit.truncation == .tail, let first = lines.first {
      return truncated(first + Line(graph.glyphs.ellipsis), to: width)
    }
    return truncated(lines.joined(separator: " "), to: width, fit.truncation.line)
  }

  private func aligned(_ lines: [Line]) -> [Line] {
    if fit.alignment == .leading || lines.count < 2 { return lines }
    let span = lines.reduce(0) { max($0, $1.width) }
    return lines.map {
      $0.indented(by: fit.alignment.horizontal.offset(of: $0.width, in: span))
    }
  }
}
