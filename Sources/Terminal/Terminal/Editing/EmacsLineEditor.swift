import PlatenGraph
import PlatenInteraction
import PlatenLines

/// A line editor with the keys of Emacs and of GNU Readline, without a library.
///
/// Motions and deletions act on grapheme clusters. Killed text and histories are kept in memory.
@MainActor
package final class EmacsLineEditor: LineEditor {
  package var completions: (_ before: String, _ word: String) -> [String] = { _, _ in [] }
  package var showCompletions: ([String]) -> Void = { _ in }
  package var onLine: (String?) -> Void = { _ in }

  private var line = TextBuffer("")
  /// The field to which the line belongs, by its name; `nil` at the prompt.
  private var edited: String?
  private var histories: [String?: LineHistory] = [:]
  private var search: HistorySearch?
  /// The text of the last search.
  private var lastQuery = ""
  private var counter = CharacterCounter()
  /// Whether the next key is inserted as text, even if it is a command.
  private var isQuoting = false

  package init() {}

  // MARK: - State

  package var text: String { line.text }
  package var point: Int { line.bytesBeforeCaret }
  package var charactersBeforePoint: Int { counter.count(before: line.caret, in: line.text) }
  package var isEmpty: Bool { line.text.isEmpty }
  package var mode: String { "" }
  package var question: String? { search?.prompt }
  package var isAsking: Bool { isQuoting || search != nil }
  package var takesEscape: Bool { isAsking }
  package var insertsText: Bool { true }
  package var ownsEscape: Bool { false }

  // MARK: - Lines

  package func start() { edit("", of: edited) }

  package func restart() { edit("", of: edited) }

  package func edit(_ text: String, of field: String?) {
    edited = field
    (search, isQuoting) = (nil, false)
    history.begin()
    show(TextBuffer(text))
  }

  package func replace(with text: String) { line.replace(with: text) }

  package func setHistory(_ lines: [String]) { histories[nil] = LineHistory(lines) }

  package func addToHistory(_ line: String) { history.add(line) }

  private var history: LineHistory {
    get { histories[edited] ?? LineHistory() }
    set { histories[edited] = newValue }
  }

  /// Replaces the line and its changes, but not the killed texts.
  private func show(_ next: TextBuffer) {
    let kills = line.kills
    line = next
    line.kills = kills
  }

  private func enter() {
    let text = line.text
    restart()
    onLine(text)
  }
}

// MARK: - Keys

extension EmacsLineEditor {
  /// A command that acts on more than the text of the line.
  private enum Action {
    case enter
    case complete
    /// Inserts the next key literally.
    case quote
    /// Begins a search for later or earlier lines.
    case search(Int)
    /// Moves to another line of the history.
    case next, previous, first, last
  }

  private static let actions: [KeyboardShortcut: Action] = {
    func control(_ key: KeyEquivalent) -> KeyboardShortcut { .init(key, modifiers: .control) }
    func option(_ key: KeyEquivalent) -> KeyboardShortcut { .init(key, modifiers: .option) }
    func alone(_ key: KeyEquivalent) -> KeyboardShortcut { .init(key, modifiers: []) }
    return [
      alone(.return): .enter, option(.return): .enter, alone(.tab): .complete,
      control("v"): .quote, control("q"): .quote,
      control("r"): .search(-1), control("s"): .search(1),
      alone(.upArrow): .previous, control("p"): .previous,
      alone(.downArrow): .next, control("n"): .next,
      option("<"): .first, option(">"): .last,
    ]
  }()

  package func handle(_ key: Key) {
    if isQuoting {
      isQuoting = false
      return insert(key.literal)
    }
    if search != nil, continueSearch(by: key) { return }
    if case .paste(let text) = key { return insert(text) }
    if key.shortcut == .endOfInput, isEmpty { return onLine(nil) }
    if let action = key.shortcut.flatMap({ Self.actions[$0] }) {
      line.endSequence()
      perform(action)
    } else if let command = TextCommand(key), !command.movesByRows {
      line.perform(command, width: .max)
    }
  }

  private func insert(_ text: String) { line.perform(.insert(text), width: .max) }

  private func perform(_ action: Action) {
    switch action {
    case .enter: enter()
    case .complete: complete()
    case .quote: isQuoting = true
    case .search(let step):
      search = HistorySearch(
        from: line, at: history.position, by: step, previousQuery: lastQuery)
    case .next: move(to: history.position + 1)
    case .previous: move(to: history.position - 1)
    case .first: move(to: 0)
    case .last: move(to: history.lines.count)
    }
  }

  private func move(to index: Int) {
    guard let next = history.move(to: index, leaving: line) else { return }
    show(next)
    line.perform(.move(.textEnd), width: .max)
  }

  private func complete() {
    let before = line.text[..<line.caret]
    let (start, isQuoted) = WordCompletion.lastWord(of: before)
    let opening = isQuoted ? before.index(before: start) : start
    guard
      let completion = WordCompletion(
        of: String(before[start...]), isQuoted: isQuoted,
        candidates: { completions(String(before[..<opening]), $0) })
    else { return }
    let isSingle = completion.words.count == 1
    if !isSingle, completion.replacement == before[start...] {
      showCompletions(completion.words)
    } else {
      line.complete(from: start, with: completion.replacement + (isSingle ? " " : ""))
    }
  }
}

// MARK: - Search

extension EmacsLineEditor {
  /// Handles a key of the search.
  ///
  /// - Returns: `false` if the key has ended the search and is still to be handled.
  private func continueSearch(by key: Key) -> Bool {
    if key == .escape { return endSearch() }
    switch key.shortcut {
    case KeyboardShortcut("g", modifiers: .control): return abortSearch()
    case KeyboardShortcut("r", modifiers: .control): search?.advance(by: -1, in: history)
    case KeyboardShortcut("s", modifiers: .control): search?.advance(by: 1, in: history)
    case KeyboardShortcut(.delete, modifiers: []): search?.takeBack()
    default:
      guard let text = key.typedText else { return !endSearch() }
      search?.append(text, in: history)
    }
    showMatch()
    return true
  }

  private func showMatch() {
    guard let search else { return }
    guard let (index, text) = search.line else { return show(search.original) }
    show(TextBuffer(history.lines[index], caretBefore: text))
  }

  private func endSearch() -> Bool {
    guard let search else { return true }
    self.search = nil
    lastQuery = search.query
    guard let index = search.line?.index else { return true }
    let match = line
    _ = history.move(to: index, leaving: search.original)
    show(match)
    return true
  }

  private func abortSearch() -> Bool {
    if let search { show(search.original) }
    search = nil
    return true
  }
}

extension TextCommand {
  /// Whether the command acts on the rows of a text with several lines.
  fileprivate var movesByRows: Bool {
    if case .move(.rows) = self { true } else { false }
  }
}

extension Key {
  /// The characters of the key, including control characters.
  fileprivate var literal: String {
    switch self {
    case .escape: "\u{1B}"
    case .paste(let text): text
    case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The printable text of the key, or `nil` if the key is a command.
  fileprivate var typedText: String? {
    switch self {
    case .escape: nil
    case .paste(let text): String(text.unicodeScalars.filter { $0 >= " " && $0 != "\u{7F}" })
    case .bytes(let bytes):
      bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F } ? String(decoding: bytes, as: UTF8.self) : nil
    }
  }
}
