@_spi(Nodes) import PlatenGraph
import PlatenInteraction
import PlatenLines

/// A view in which the user edits text.
@MainActor @preconcurrency
protocol FieldView: ControlView {
  var text: Binding<String> { get }
  /// The value that the text represents; `nil` in a field for plain text.
  var value: FieldValue? { get }
  /// The steps of a date or time; `nil` in other fields.
  var steps: FieldSteps? { get }
  var prompt: Text? { get }
  var onCommit: (() -> Void)? { get }
  /// The action to run when the user begins or ends editing.
  var onEditingChanged: ((Bool) -> Void)? { get }
  /// Whether the text can have several lines.
  var hasLines: Bool { get }
  /// Whether the field fills the height that a frame proposes, and has at least three rows in a
  /// form.
  static var fillsHeight: Bool { get }
  static var isSecure: Bool { get }
  /// The name of a field without a label, for commands.
  static var title: String { get }
}

extension FieldView {
  static var title: String { "" }
  var value: FieldValue? { nil }
  var steps: FieldSteps? { nil }
  var onEditingChanged: ((Bool) -> Void)? { nil }
  /// The text of the value or, without a value, the bound text.
  var currentText: String { value?.text() ?? text.wrappedValue }
  var hasLines: Bool { false }
  static var fillsHeight: Bool { false }
}

/// The node of a field: a label followed by the text, or a mask for a secret, in brackets.
final class FieldNode<V: FieldView>: ControlNode<V> {
  /// The minimum width of a field with its brackets, in cells.
  private static var least: Int { 10 }
  private static var most: Int { 40 }
  /// The minimum number of rows of a text editor in a form.
  private static var minRowsInForm: Int { 3 }

  /// The mask of a secret. Its length is fixed, so that transcripts reveal nothing about the
  /// secret.
  private var mask: String { asciiSafe("•••") }

  /// The visible text: the text of the field, or the mask of a secret.
  private var shown = "" {
    didSet { setNeedsLayout(ifChanged: shown, from: oldValue) }
  }
  /// The prompt to show while the field is empty.
  private var prompt = Line.empty {
    didSet { setNeedsLayout(ifChanged: prompt, from: oldValue) }
  }

  /// The text typed into a field for a value and not yet submitted.
  private var draft: String?
  /// Whether the user has begun and not yet ended editing.
  private var isEdited = false
  /// The text scrolled out of the field on the left during editing.
  private var hidden = ScrolledField.Start()
  /// The counter that finds the caret.
  private var counter = CharacterCounter()
  /// The text of a field with several lines.
  private var lines = "" {
    didSet { setNeedsLayout(ifChanged: lines, from: oldValue) }
  }
  /// The limits on the number of rows of a field with several lines.
  private var lineLimits = 1...Int.max {
    didSet { setNeedsLayout(ifChanged: lineLimits, from: oldValue) }
  }
  /// The first visible row of a field with several lines, during editing.
  private var firstRow = 0
  /// The width inside the brackets at the last layout, in cells.
  private var insideWidth = FieldNode.most - 2
  /// The text of the value at the last evaluation.
  private var known = ""

  /// The current text of the field: the typed text, the text of the value, or the bound text.
  private var current: String {
    get { draft ?? view.currentText }
    set {
      guard view.value != nil else { return view.text.wrappedValue = newValue }
      draft = newValue
      markDirty()
    }
  }

  override func readMore() {
    if let value = view.value?.text(), value != known { (known, draft) = (value, nil) }
    let text = current
    let values = EnvironmentValues(scope)
    if view.hasLines {
      lines = text
      let fit = values.textLook.fit
      let isEditorInForm = V.fillsHeight && isInForm
      let least = max(fit.minLines, isEditorInForm ? Self.minRowsInForm : 1)
      lineLimits = least...max(fit.lineLimit ?? .max, least)
    } else {
      shown = V.isSecure && !text.isEmpty ? mask : text
    }
    let note = text.isEmpty ? view.prompt?.plainText(in: values) : nil
    prompt = Line(note ?? "")
  }

  override var control: ControlElement {
    // Each access copies the view.
    let view = view
    let text = draft ?? view.currentText
    return ControlElement(
      .textField(field(of: view, text)), label: labelText, isEnabled: isEnabled, at: self
    )
    .named(ifUnlabeled: V.title).spoken(as: words(for: text))
  }

  private func field(of view: V, _ text: String) -> ControlKind.TextField {
    ControlKind.TextField(
      V.isSecure ? .secret { [weak self] in self?.current ?? "" } : .plain(text),
      format: view.value?.kind,
      hasSubmitAction: view.onCommit != nil || EnvironmentValues(scope).submitAction != nil,
      rowWidth: rowWidth(of: view), units: view.steps?.units, endEditing: end(of: view)
    ) { [weak self] edit throws(ActionError) in try self?.perform(edit) }
  }

  /// Returns the action that submits the text when the field loses the focus; `nil` if nothing
  /// depends on it.
  private func end(of view: V) -> ControlKind.TextField.End? {
    if view.value == nil && view.onEditingChanged == nil { return nil }
    return { [weak self] () throws(ActionError) in try self?.enter() }
  }

  /// Returns the spoken text of an empty or secure field; `nil` for a field that speaks its own
  /// text.
  private func words(for text: String) -> String? {
    if !text.isEmpty { return V.isSecure ? "hidden" : nil }
    return prompt.isEmpty ? "empty" : "empty (\(prompt.text))"
  }

  /// Ends editing when the field disappears.
  override func mountedDidChange() {
    guard isEdited, !isMounted else { return }
    isEdited = false
    if let action = view.onEditingChanged { graph.schedule(.disappear) { action(false) } }
  }

  private func setEdited(_ isEdited: Bool) {
    if isEdited == self.isEdited { return }
    self.isEdited = isEdited
    view.onEditingChanged?(isEdited)
  }

  /// Ends editing, discards the typed text and parses the value from it.
  private func enter() throws(ActionError) {
    setEdited(false)
    guard let draft else { return }
    self.draft = nil
    markDirty()
    try view.value?.enter(draft)
  }

  private func perform(_ edit: ControlKind.TextField.Edit) throws(ActionError) {
    switch edit {
    case .set(let text): change(to: text)
    case .type(let text): change(to: current + text)
    case .clear: change(to: "")
    case .step(let step):
      try view.steps?.perform(step, current)
      draft = nil
      markDirty()
    case .submit:
      try enter()
      view.onCommit?()
      EnvironmentValues(scope).submitAction?.run()
    }
  }

  private func change(to text: String) {
    setEdited(true)
    current = text
  }

  // MARK: Lines

  override func usualWidths() -> WidthRange {
    let label = labelLine.width
    let around = label + (label > 0 ? 1 : 0) + path.width
    return WidthRange(
      around + Self.least, around + Self.most, around + Self.most, label: label)
  }

  override func makeLines(for proposal: Proposal) -> [Line] {
    let lead = lead(for: proposal)
    let path = path
    let width = min(max(proposal.width - lead.width - path.width, 3), Self.most)
    insideWidth = width - 2
    guard view.hasLines, prompt.isEmpty else { return [lead + brackets(width) + path] }
    return textRows(for: proposal).enumerated().map { row, line in
      let line = bracketed(line)
      return row == 0 ? lead + line + path : line.indented(by: lead.width)
    }
  }

  /// Returns the closure that returns the width of a row of the text, in cells; `nil` for a single
  /// line.
  private func rowWidth(of view: V) -> (@MainActor () -> Int)? {
    if !view.hasLines { return nil }
    return { [weak self] in TextBox.rowWidth(in: self?.insideWidth ?? 0) }
  }

  /// Returns the visible rows of a text with several lines.
  private func textRows(for proposal: Proposal) -> [Line] {
    let box = TextBox(lines, width: insideWidth, heights: heights(for: proposal))
    if focusMark == nil { firstRow = 0 }
    let caret = focusMark.map { $0.caret ?? lines.count }
    return box.lines(caret: caret, from: &firstRow) { count, end in
      .note(Line(asciiSafe("… \(count) \(end)")))
    }
  }

  /// Returns the range of the number of rows.
  private func heights(for proposal: Proposal) -> ClosedRange<Int> {
    if V.fillsHeight, let height = proposal.height { return height...height }
    let most = min(lineLimits.upperBound, proposal.height ?? .max)
    return min(lineLimits.lowerBound, most)...most
  }

  /// Returns the text before the brackets: the label and a space, or the label column.
  private func lead(for proposal: Proposal) -> Line {
    if let labels = proposal.labels {
      return truncated(labelLine, to: labels).padded(to: labels + Proposal.labelSpacing)
    }
    let label = truncated(labelLine, to: proposal.width - Self.least - 1)
    return label.isEmpty ? .empty : label + " "
  }

  private func brackets(_ width: Int) -> Line {
    let room = width - 2
    let inside = focusMark.map { edited(at: $0.caret, within: room) } ?? content(within: room)
    return bracketed(inside.padded(to: room))
  }

  /// Returns a line on the fill of the field, in brackets that indicate the focus.
  private func bracketed(_ inside: Line) -> Line {
    let style =
      focusMark == nil ? Style.muted : Style(.focused, foreground: .role(.edge))
    return Line("[", style: style) + inside.styled(Style(fill: .field)) + Line("]", style: style)
  }

  /// Returns the text around the caret during editing; a secret has one dot per character, or the
  /// mask if the position of the caret is unknown.
  private func edited(at point: Int?, within width: Int) -> Line {
    let text = current
    if text.isEmpty { return content(within: width).caretAtStart }
    let isMasked = V.isSecure && point == nil
    let told = V.isSecure ? asciiSafe(String(repeating: "•", count: text.count)) : text
    let visible = isMasked ? mask : told
    let caret = point.map { counter.index(after: $0, in: visible) } ?? visible.endIndex
    return ScrolledField(visible, at: caret, width: width)
      .window(from: &hidden, ellipsis: graph.glyphs.ellipsis)
  }

  /// Returns the end of the text or, in an empty field, the beginning of the prompt as a note.
  private func content(within width: Int) -> Line {
    if prompt.isEmpty { return truncated(shown.end(of: width), to: width, .head) }
    return width < 4 ? .empty : .note(truncated(prompt, to: width - 2)).styled(.italic)
  }
}

extension String {
  /// Returns the end of the text, which is wider than a number of cells if the text is.
  ///
  /// Only these characters of a long text are measured.
  fileprivate func end(of width: Int) -> Line {
    // A character can have no width.
    Line(utf8.count <= 1_000 ? self : String(suffix(2 * width)))
  }
}
