#if Terminal && os(Linux)
  import Foundation
  import Platen
  // The variables of a C library; all of readline is used on the main actor alone.
  @preconcurrency import PlatenReadline
  import PlatenTerminal

  /// GNU readline as an editor of one line, which draws nothing and reads nothing by itself.
  ///
  /// It is given whole keys and asked what the line is; its output goes nowhere. There is one in a
  /// process, because all its state is global.
  @MainActor
  package final class Readline: LineEditor {
    package static let shared = Readline()

    /// Words that may stand where one is typed: given the line before it, and its beginning.
    package var completions: (_ before: String, _ word: String) -> [String] = { _, _ in [] }
    /// Takes the words that go on with what is typed, when there are several.
    package var showCompletions: ([String]) -> Void = { _ in }
    /// Takes the line that was entered; nothing at the end of input.
    package var onLine: (String?) -> Void = { _ in }

    /// What is edited: a field of the screen, by its name, or the line at the prompt.
    private var edited: String?
    /// Earlier lines of all that was edited.
    private var histories: [String?: [String]] = [:]
    /// What ``mode`` is, until readline is given a key or another line.
    var knownMode: String?
    /// Whether the next key is inserted, whatever it is.
    var isQuoting = false
    /// Bytes of the key that readline is reading.
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
      rl_redisplay_function = {}
      rl_initialize()
      // It would be written to standard error.
      rl_variable_bind("bell-style", "none")
      bindClusters()
      setUpCompletion()
    }

    /// Begins the first line; behind each that is finished the next begins by itself.
    package func start() {
      knownMode = nil
      rl_callback_handler_install("") { text in
        MainActor.assumeIsolated { Readline.shared.finish(text) }
      }
    }

    /// Takes the typed line back, and begins another.
    package func restart() {
      rl_free_line_state()
      rl_callback_sigcleanup()
      rl_callback_handler_remove()
      start()
    }

    /// Begins to edit another line.
    ///
    /// - Parameter field: The name of the field that it stands in, if it is not the prompt's. Each has a
    ///   history of its own.
    package func edit(_ text: String, of field: String?) {
      if field != edited {
        edited = field
        useHistory()
      }
      restart()
      rl_replace_line(text, 1)
      rl_point = rl_end
    }

    /// Lets readline read a key.
    package func handle(_ key: Key) {
      defer { knownMode = nil }
      switch key {
      case .bytes(let bytes): read(bytes)
      case .escape: handleEscape()
      case .paste(let text): insert(text)
      }
    }

    private func finish(_ text: UnsafeMutablePointer<CChar>?) {
      // The key that ends a line may have changed the mode.
      knownMode = nil
      let line = text.map { String(cString: $0) }
      free(text)
      onLine(line)
    }

    private func nextByte() -> Int32 { input.popFirst().map(Int32.init) ?? EOF }

    // MARK: Histories

    /// Replaces what is known of earlier lines at the prompt.
    package func setHistory(_ lines: [String]) {
      histories[nil] = lines
      if edited == nil { useHistory() }
    }

    /// Adds a line to the history of what is edited.
    package func addToHistory(_ line: String) {
      histories[edited, default: []].append(line)
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

  // MARK: - The line

  extension Readline {
    /// The line as it is typed so far.
    package var text: String { rl_line_buffer.map { String(cString: $0) } ?? "" }

    /// How many bytes of the line stand before the cursor.
    package var point: Int { Int(rl_point) }

    /// How many characters of the line stand before the cursor.
    package var charactersBeforePoint: Int {
      UnsafeRawBufferPointer(start: rl_line_buffer, count: point).characters
    }

    /// Replaces the line by one that the program has made of it, which one undo takes back.
    package func replace(with text: String) {
      let characters = charactersBeforePoint
      rl_begin_undo_group()
      rl_delete_text(0, rl_end)
      rl_point = 0
      rl_insert_text(text)
      rl_end_undo_group()
      rl_point = min(Int32(String(text.prefix(characters)).utf8.count), rl_end)
    }

    /// What stands in place of the prompt while readline asks for something, as in a search.
    package var question: String? {
      rl_display_prompt == nil || rl_display_prompt == rl_prompt
        ? nil : String(cString: rl_display_prompt)
    }
  }

  // MARK: - Keys

  extension Readline {
    private func read(_ bytes: [UInt8]) {
      input = bytes[...]
      isQuoting = false
      while !input.isEmpty { rl_callback_read_char() }
    }

    /// Whether Escape means something to readline: it asks for more keys, or takes those of vi for
    /// text.
    package var takesEscape: Bool {
      isAsking || variable("editing-mode") == "vi" && !Self.isInCommandMode
    }

    /// Whether readline asks for more keys.
    package var isAsking: Bool {
      isQuoting || rl_readline_state & (Self.searching | Self.completingKey) != 0
    }

    /// Whether nothing is typed.
    package var isEmpty: Bool { rl_end == 0 }

    /// Does what Escape by itself is bound to, or ends what readline asks for.
    ///
    /// Where longer keys begin with Escape and nothing is bound to it alone, as in Emacs mode, it does
    /// nothing: no more bytes follow, and the next key must not be read as the rest of this one.
    private func handleEscape() {
      if isAsking || !startsLongerKeys {
        read([UInt8(Self.escape)])
        if rl_readline_state & UInt(RL_STATE_MULTIKEY) != 0 { read([Self.abort]) }
      } else {
        _ = functionOfEscape?(1, Int32(Self.escape))
      }
    }

    private var startsLongerKeys: Bool {
      rl_get_keymap().map { Int32($0[Self.escape].type) == ISKMAP } ?? false
    }

    private var functionOfEscape: (@convention(c) (Int32, Int32) -> Int32)? {
      guard startsLongerKeys, let longer = rl_get_keymap()?[Self.escape].function else {
        return nil
      }
      return unsafeBitCast(longer, to: Keymap.self)[Int(KEYMAP_SIZE - 1)].function
    }

    /// Inserts a text that was pasted, as one edit. Nothing in it is a command, also where readline
    /// looks for what is typed.
    private func insert(_ text: String) {
      if rl_readline_state & Self.searching != 0 {
        return read(text.utf8.filter { $0 >= 0x20 && $0 != 0x7F })
      }
      rl_begin_undo_group()
      rl_insert_text(text)
      rl_end_undo_group()
    }

    private static let escape = 0x1B
    /// Control-G, which is bound to `abort` on its own and as the rest of every prefix.
    private static let abort: UInt8 = 0x07

    /// The states in which readline asks for a text to look for.
    private static var searching: UInt { UInt(RL_STATE_ISEARCH | RL_STATE_NSEARCH) }

    /// Those in which it asks for the rest of a key, or of a command that several make.
    private static var completingKey: UInt {
      UInt(RL_STATE_MULTIKEY | RL_STATE_VIMOTION | RL_STATE_CHARSEARCH | RL_STATE_NUMERICARG)
    }
  }

  extension UnsafeRawBufferPointer {
    /// How many characters these bytes of UTF-8 are.
    fileprivate var characters: Int {
      // As many as bytes, where nothing can join what is before it.
      allSatisfy { $0.isPrintableASCII }
        ? count : String(decoding: self, as: UTF8.self).count
    }
  }

  // MARK: - Characters

  extension Readline {
    /// Has readline take bytes for UTF-8, also where the locale does not say so. It asks the
    /// environment for that again at each line.
    private static func useUTF8() {
      setlocale(LC_CTYPE, "")
      if String(cString: nl_langinfo(Int32(CODESET))) == "UTF-8" { return }
      let decides = getenv("LC_ALL").map { $0.pointee != 0 } == true ? "LC_ALL" : "LC_CTYPE"
      setenv(decides, "C.UTF-8", 1)
      setlocale(LC_CTYPE, "C.UTF-8")
    }
  }
#endif
