import Foundation
import Platen
// The C library's variables are not isolated, but only the main actor uses them.
@preconcurrency import CReadline
import PlatenTerminal

/// A line editor that is based on GNU Readline and performs no input or output.
///
/// Readline receives complete keys, and its output is discarded. A process has a single instance,
/// because the library's state is global.
@MainActor
package final class Readline: LineEditor {
  package static let shared = Readline()

  package var completions: (_ before: String, _ word: String) -> [String] = { _, _ in [] }
  package var showCompletions: ([String]) -> Void = { _ in }
  package var onLine: (String?) -> Void = { _ in }

  /// The name of the edited field; `nil` for the line at the prompt.
  private var edited: String?
  /// The histories of the prompt and of each edited field.
  private var histories: [String?: [String]] = [:]
  /// The cached value of ``mode``, which the next key or line invalidates.
  var knownMode: String?
  /// Whether the next key is inserted literally.
  var isQuoting = false
  /// The remaining bytes of the current key.
  fileprivate var input: ArraySlice<UInt8> = []

  private init() {
    Self.useUTF8()
    rl_readline_name = UnsafePointer(strdup("platen"))
    rl_outstream = fopen("/dev/null", "w")
    rl_catch_signals = 0
    rl_catch_sigwinch = 0
    rl_change_environment = 0
    rl_prep_term_function = { _ in }
    rl_deprep_term_function = {}
    rl_getc_function = { _ in MainActor.assumeIsolated { Readline.shared.nextByte() } }
    rl_input_available_hook = {
      MainActor.assumeIsolated { Readline.shared.input.isEmpty ? 0 : 1 }
    }
    ignoreUnboundKeys()
    rl_initialize()
    bindClusters()
    installGuards()
    setUpCompletion()
  }

  /// Ignores function keys without a binding, whose last byte would be inserted otherwise. The
  /// user's bindings, which readline reads later, take precedence.
  private func ignoreUnboundKeys() {
    for name in ["emacs", "vi-insert", "vi-command"] {
      guard let map = rl_get_keymap_by_name(name) else { continue }
      // The function of a prefix of other bindings applies to all sequences that have none.
      for start in ["\\e[", "\\eO", "\\e\\e[", "\\e\\eO"] {
        rl_bind_keyseq_in_map(start, rl_skip_csi_sequence, map)
      }
    }
  }

  package func start() {
    knownMode = nil
    rl_callback_handler_install("") { text in
      MainActor.assumeIsolated { Readline.shared.finish(text) }
    }
  }

  package func restart() {
    endSearch()
    rl_free_line_state()
    rl_callback_sigcleanup()
    rl_callback_handler_remove()
    start()
  }

  package func edit(_ text: String, of field: String?) {
    endSearch()
    if field != edited {
      edited = field
      useHistory()
    }
    restart()
    rl_replace_line(text.withoutNUL, 1)
    rl_point = rl_end
  }

  package func handle(_ key: Key) {
    defer { knownMode = nil }
    switch key {
    case .bytes(let bytes): readGuarded(bytes)
    case .escape: handleEscape()
    case .paste(let text): insert(text)
    }
  }

  private func finish(_ text: UnsafeMutablePointer<CChar>?) {
    // The key that ends a line can change the mode.
    knownMode = nil
    let line = text.map { String(cString: $0) }
    free(text)
    onLine(line)
  }

  private func nextByte() -> Int32 { input.popFirst().map(Int32.init) ?? EOF }

  // MARK: Histories

  package func setHistory(_ lines: [String]) {
    histories[nil] = lines
    endSearch()
    if edited == nil { useHistory() }
  }

  package func addToHistory(_ line: String) {
    histories[edited, default: []].append(line)
    endSearch()
    add_history(line)
    using_history()
  }

  private func useHistory() {
    clear_history()
    stifle_history(Int32(HistoryFile.capacity))
    for line in histories[edited, default: []].suffix(HistoryFile.capacity) { add_history(line) }
    using_history()
  }
}

// MARK: - Line

extension Readline {
  package var text: String { rl_line_buffer.map { String(cString: $0) } ?? "" }

  package var point: Int { Int(rl_point) }

  package var charactersBeforePoint: Int {
    UnsafeRawBufferPointer(start: rl_line_buffer, count: point).characters
  }

  package func replace(with text: String) {
    endSearch()
    let characters = rl_point == rl_end ? nil : charactersBeforePoint
    rl_begin_undo_group()
    rl_delete_text(0, rl_end)
    rl_point = 0
    rl_insert_text(text.withoutNUL)
    rl_end_undo_group()
    guard let characters else { return }
    rl_point = min(Int32(String(text.prefix(characters)).utf8.count), rl_end)
  }

  package var question: String? {
    rl_display_prompt == nil || rl_display_prompt == rl_prompt
      ? nil : String(cString: rl_display_prompt)
  }
}

// MARK: - Keys

extension Readline {
  /// Passes bytes to readline. Keys are passed by ``readGuarded(_:)``.
  func read(_ bytes: [UInt8]) {
    input = bytes[...]
    isQuoting = false
    while !input.isEmpty { rl_callback_read_char() }
  }

  /// Whether Escape continues a pending command or ends vi's insert mode.
  package var takesEscape: Bool {
    isAsking || ownsEscape && !Self.isInCommandMode
  }

  package var insertsText: Bool { !Self.isInCommandMode }

  package var ownsEscape: Bool { variable("editing-mode") == "vi" }

  package var isAsking: Bool {
    isQuoting || rl_readline_state & (Self.searching | Self.completingKey) != 0
  }

  package var isEmpty: Bool { rl_end == 0 }

  /// Runs the command that is bound to Escape alone, or continues a pending command.
  ///
  /// If Escape only begins longer key sequences, as in Emacs mode, the key has no effect. In that
  /// case, the next key must not be read as part of such a sequence.
  private func handleEscape() {
    if rl_readline_state & Self.searching != 0 {
      // A search that is not incremental would insert the key into its text.
      endSearch()
    } else if isAsking || !startsLongerKeys {
      readGuarded([UInt8(Self.escape)])
      if rl_readline_state & UInt(RL_STATE_MULTIKEY) != 0 { readGuarded([Self.abort]) }
    } else if let functionOfEscape {
      perform(functionOfEscape)
      repairLine()
    }
  }

  private var startsLongerKeys: Bool {
    rl_get_keymap().map { Int32($0[Self.escape].type) == ISKMAP } ?? false
  }

  private var functionOfEscape: Command? {
    guard startsLongerKeys, let longer = rl_get_keymap()?[Self.escape].function else {
      return nil
    }
    return unsafeBitCast(longer, to: Keymap.self)[Int(KEYMAP_SIZE - 1)].function
  }

  /// Inserts pasted text as a single edit. No part of the text is interpreted as a command, even
  /// during a search.
  private func insert(_ text: String) {
    if rl_readline_state & Self.searching != 0 {
      return readGuarded(text.utf8.filter { $0 >= 0x20 && $0 != 0x7F })
    }
    rl_begin_undo_group()
    rl_insert_text(text.withoutNUL)
    rl_end_undo_group()
    repairLine()
  }

  private static let escape = 0x1B
  /// Control-G, which readline binds to `abort` both alone and after every prefix key.
  static let abort: UInt8 = 0x07

  /// The states in which readline reads a search string.
  private static var searching: UInt { UInt(RL_STATE_ISEARCH | RL_STATE_NSEARCH) }

  /// The states in which readline waits for the rest of a key sequence or of a command.
  private static var completingKey: UInt {
    UInt(RL_STATE_MULTIKEY | RL_STATE_VIMOTION | RL_STATE_CHARSEARCH | RL_STATE_NUMERICARG)
  }
}

extension UnsafeRawBufferPointer {
  /// The number of characters in the UTF-8 bytes.
  fileprivate var characters: Int {
    // Each printable ASCII byte is a character, because no such character combines with another.
    allSatisfy { $0.isPrintableASCII }
      ? count : String(decoding: self, as: UTF8.self).count
  }
}

extension String {
  /// The text with a symbol in place of each NUL, which would end the text in C.
  fileprivate var withoutNUL: String { replacing("\0", with: "␀") }
}

// MARK: - Characters

extension Readline {
  /// Makes readline decode UTF-8 in any locale.
  ///
  /// The environment variable is changed as well, because readline reads the variable again for
  /// each line.
  private static func useUTF8() {
    setlocale(LC_CTYPE, "")
    if String(cString: nl_langinfo(Int32(CODESET))) == "UTF-8" { return }
    let decides = getenv("LC_ALL").map { $0.pointee != 0 } == true ? "LC_ALL" : "LC_CTYPE"
    setenv(decides, "C.UTF-8", 1)
    setlocale(LC_CTYPE, "C.UTF-8")
  }
}
