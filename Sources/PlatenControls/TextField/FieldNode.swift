import PlatenInteraction
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A view in which a user enters text.
@MainActor @preconcurrency
protocol FieldView: ControlView {
  var text: Binding<String> { get }
  /// The value that the text stands for, of a field for something else than a text.
  var value: FieldValue? { get }
  var prompt: Text? { get }
  var onCommit: (() -> Void)? { get }
  /// Runs when the user begins to edit the text, and when that ends.
  var onEditingChanged: ((Bool) -> Void)? { get }
  /// Whether the text may have several lines.
  var hasLines: Bool { get }
  static var isSecure: Bool { get }
  /// What it is called where nothing else says so.
  static var title: String { get }
}

extension FieldView {
  static var title: String { "" }
  var value: FieldValue? { nil }
  var onEditingChanged: ((Bool) -> Void)? { nil }
  var hasLines: Bool { false }
}

/// The node of a field: a label, and in brackets the text, or what stands for a secret.
final class FieldNode<V: FieldView>: ControlNode<V> {
  /// Cells of a field with its brackets.
  private static var least: Int { 10 }
  private static var most: Int { 40 }

  /// What stands for a secret, whatever its length: a transcript tells nothing of it.
  private var mask: String { asciiSafe("•••") }

  /// What stands between the brackets: the text, or what stands for it.
  private var shown = Line.empty {
    didSet { setNeedsLayout(ifChanged: shown, from: oldValue) }
  }
  /// What stands there as a note while there is no text.
  private var prompt = Line.empty {
    didSet { setNeedsLayout(ifChanged: prompt, from: oldValue) }
  }

  /// What has been typed and not entered yet, in a field for a value.
  private var draft: String?
  /// Whether the user has begun to edit the text, and not ended that.
  private var isEdited = false
  /// The cells of the text that stand to the left of the brackets while it is edited.
  private var hidden = 0
  /// The value as text, the last time that it was read.
  private var known = ""

  /// What the field holds.
  private var current: String {
    get {
      if let draft { return draft }
      let view = view
      return view.value?.text() ?? view.text.wrappedValue
    }
    set {
      guard view.value != nil else { return view.text.wrappedValue = newValue }
      draft = newValue
      markDirty()
    }
  }

  override func readMore() {
    if let value = view.value?.text(), value != known { (known, draft) = (value, nil) }
    let text = current
    shown = Line(V.isSecure && !text.isEmpty ? mask : text)
    let note = text.isEmpty ? view.prompt?.plainText(in: EnvironmentValues(scope)) : nil
    prompt = Line(note ?? "")
  }

  override var control: ControlElement {
    let text = current
    return ControlElement(.textField(field(text)), label: labelText, isEnabled: isEnabled, at: self)
      .named(ifUnlabeled: V.title).spoken(as: words(for: text))
  }

  private func field(_ text: String) -> ControlKind.TextField {
    ControlKind.TextField(
      V.isSecure ? .secret { [weak self] in self?.current ?? "" } : .plain(text),
      format: view.value?.kind,
      hasSubmitAction: view.onCommit != nil || EnvironmentValues(scope).submitAction != nil,
      endEditing: end
    ) { [weak self] edit throws(ActionError) in try self?.perform(edit) }
  }

  /// Submits the text when the field loses the focus, if anything waits for that.
  private var end: ControlKind.TextField.End? {
    if view.value == nil && view.onEditingChanged == nil { return nil }
    return { [weak self] () throws(ActionError) in try self?.enter() }
  }

  /// What is said where there is no text, or one that is never told.
  private func words(for text: String) -> String? {
    if !text.isEmpty { return V.isSecure ? "hidden" : nil }
    return prompt.isEmpty ? "empty" : "empty (\(prompt.text))"
  }

  /// A field that disappears is edited no more.
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

  /// Reads the value from what has been typed, and forgets that either way.
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
    guard view.hasLines, focusMark == nil, prompt.isEmpty else {
      return [lead + brackets(width) + path]
    }
    return textLines(within: width - 2).enumerated().map { row, line in
      let line = "[" + line.padded(to: width - 2) + "]"
      return row == 0 ? lead + line + path : line.indented(by: lead.width)
    }
  }

  /// The lines of a text that may have several.
  private func textLines(within width: Int) -> [Line] {
    Line.lines(of: current).flatMap { $0.isEmpty ? [$0] : $0.wrapped(to: width) }
  }

  /// What stands before the brackets: the label and a space, or the label column.
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
    return marked("[") + inside.padded(to: room) + marked("]")
  }

  /// What stands there while it is edited: the text around the edit point or, of a secret, a sign for
  /// each character.
  private func edited(at point: Int?, within width: Int) -> Line {
    let text = current
    if text.isEmpty { return content(within: width).caretAtStart }
    let isMasked = V.isSecure && point == nil
    let told = V.isSecure ? asciiSafe(String(repeating: "•", count: text.count)) : text
    let line = ScrolledField(isMasked ? mask : told, at: point)
    return line.window(of: width, from: &hidden, ellipsis: graph.glyphs.ellipsis)
  }

  /// The end of the text, or the beginning of the prompt as a note, if it says anything.
  private func content(within width: Int) -> Line {
    if prompt.isEmpty { return truncated(shown, to: width, .head) }
    return width < 4 ? .empty : .note(truncated(prompt, to: width - 2))
  }
}
