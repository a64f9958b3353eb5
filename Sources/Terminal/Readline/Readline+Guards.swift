@preconcurrency import CReadline
import PlatenTerminal

/// Guards around the states in which readline's callback interface reads freed memory, follows a
/// null pointer or never returns.
///
/// The states are listed in `Documentation/Decisions/terminal.md`.
extension Readline {
  typealias Command = @convention(c) (_ count: Int32, _ key: Int32) -> Int32

  /// Installs the guards that run inside readline.
  func installGuards() {
    // Readline would write the bell to standard error.
    rl_variable_bind("bell-style", "none")
    // Readline calls this function after each command, also after those of a macro.
    rl_redisplay_function = { Readline.separateUndoLists() }
    bindHistorySearches()
    bind(rl_yank_last_arg, to: Self.yankLastArgument)
    bind(rl_yank_nth_arg) { count, key in
      Readline.closeHistoryLines()
      return rl_yank_nth_arg(count, key)
    }
    bind(rl_vi_yank_arg) { count, key in
      Readline.closeHistoryLines()
      return rl_vi_yank_arg(count, key)
    }
    bind(rl_re_read_init_file) { count, key in
      let result = rl_re_read_init_file(count, key)
      MainActor.assumeIsolated {
        // The file can change settings, and bind keys to the commands that have been replaced.
        Readline.shared.bindClusters()
        Readline.shared.installGuards()
      }
      return result
    }
  }

  /// Passes the bytes of a key to readline when it can handle them, and restores its variables.
  func readGuarded(_ bytes: [UInt8]) {
    if isInIncrementalSearch, !belongsToSearch(bytes) { endSearch() }
    if isInIncrementalSearch, bytes.count == 1, isBound(bytes[0], to: Self.rubout) {
      // A search knows only readline's own command for Backspace.
      perform(rl_rubout, by: bytes[0])
    } else {
      read(bytes)
    }
    // After a numeric argument, Return would end the line only when another key is read.
    if rl_done != 0 { perform(rl_newline) }
    // If vi's `.` was aborted, no later key could be a prefix of others.
    _rl_vi_redoing = 0
    repairLine()
  }

  /// Performs a command as if a key were pressed; by default, Control-Space.
  ///
  /// A command that aborts jumps to the latest call of `rl_callback_read_char`, which must not have
  /// returned. No command is therefore called directly.
  func perform(_ command: @escaping Command, by key: UInt8 = 0) {
    guard let map = rl_get_keymap() else { return }
    let entry = map[Int(key)]
    defer { map[Int(key)] = entry }
    map[Int(key)] = KEYMAP_ENTRY(type: CChar(ISFUNC), function: command)
    read([key])
  }

  /// Restores the properties of the line that readline and its callers rely on.
  func repairLine() {
    removeNULs()
    rl_point = min(rl_point, rl_end)
    rl_mark = min(rl_mark, rl_end)
    Self.separateUndoLists()
  }

  // MARK: - Searches

  /// Ends a search, which refers to the lines of the history, before the program changes the line or
  /// the history.
  func endSearch() {
    if isInIncrementalSearch {
      rl_callback_sigcleanup()
    } else if rl_readline_state & UInt(RL_STATE_NSEARCH) != 0 {
      read([Self.abort])
    } else {
      return
    }
    repairLine()
  }

  var isInIncrementalSearch: Bool { rl_readline_state & UInt(RL_STATE_ISEARCH) != 0 }

  /// Returns whether an incremental search handles a key.
  ///
  /// For any other key, readline ends the search and reads the key again, but follows a null pointer
  /// if the key is a prefix of others.
  private func belongsToSearch(_ bytes: [UInt8]) -> Bool {
    guard let byte = bytes.first, byte < 0x20 || byte == 0x7F else { return true }
    if bytes.count > 1 { return false }
    // Control-G aborts the search, Control-J ends it, and Control-W and Control-Y extend its text.
    if [Self.abort, 0x0A, 0x17, 0x19].contains(byte) { return true }
    let commands: [Command] = [
      rl_reverse_search_history, rl_forward_search_history, rl_abort, rl_unix_word_rubout,
      rl_yank,
      Self.rubout,
    ]
    return commands.contains { isBound(byte, to: $0) }
  }

  private func isBound(_ byte: UInt8, to command: Command) -> Bool {
    guard let entry = rl_get_keymap()?[Int(byte)], Int32(entry.type) == ISFUNC else {
      return false
    }
    return entry.function.address == Optional(command).address
  }

  // MARK: - Line

  /// Removes the NULs that vi's `.` inserts if no command `r` preceded it. The text in C would end
  /// at the first one.
  private func removeNULs() {
    guard let line = rl_line_buffer, strlen(line) < rl_end else { return }
    for index in (0..<rl_end).reversed() where line[Int(index)] == 0 {
      rl_delete_text(index, index + 1)
    }
  }

  // MARK: - History

  private nonisolated static var yankLastArgument: Command {
    { count, key in
      if rl_last_func.address == Optional(Readline.yankLastArgument).address {
        // Readline recognizes a repetition, which yanks from an earlier line, by its own function.
        rl_last_func = rl_yank_last_arg
      } else {
        Readline.closeHistoryLines()
      }
      return rl_yank_last_arg(count, key)
    }
  }

  /// Appends a space to each line of the history at whose end readline would read on when it splits
  /// the line into words.
  private nonisolated static func closeHistoryLines() {
    for index in 0..<history_length {
      guard let entry = history_list()?[Int(index)], let line = entry.pointee.line else {
        continue
      }
      let text = String(cString: line)
      guard text.hasSuffix("\\") || text.hasSuffix("(") else { continue }
      _ = free_history_entry(replace_history_entry(index, text + " ", entry.pointee.data))
    }
  }

  /// Leaves each undo list to a single owner.
  ///
  /// The edited line, a line of the history, and the line to which the end of the history leads can
  /// refer to parts of the same list, which readline frees for one of them only.
  ///
  /// - Complexity: O(*n*) in the number of lines in the history, and O(1) after typed text.
  private nonisolated static func separateUndoLists() {
    if rl_last_func.address == Optional(rl_insert).address { return }
    let saved = _rl_saved_line_for_history
    let savedList = saved?.pointee.data.asUndoList
    for index in 0..<Int(history_length) {
      guard let entry = history_list()?[index], let list = entry.pointee.data.asUndoList else {
        continue
      }
      if list.sharesEnd(with: rl_undo_list) || list.sharesEnd(with: savedList) {
        entry.pointee.data = nil
      }
    }
    if savedList?.sharesEnd(with: rl_undo_list) == true { saved?.pointee.data = nil }
    saveLine()
  }

  /// Saves the line to which the end of the history leads, if a search has discarded it. At the
  /// first line of the history, readline would otherwise free an undo list that is in use.
  private nonisolated static func saveLine() {
    guard _rl_saved_line_for_history == nil, current_history() != nil,
      rl_readline_state & UInt(RL_STATE_NSEARCH) == 0
    else { return }
    let list = rl_undo_list
    rl_undo_list = nil
    rl_maybe_save_line()
    rl_undo_list = list
  }
}

extension Optional where Wrapped == Readline.Command {
  /// The address of the function, by which functions can be compared.
  var address: UnsafeRawPointer? { unsafeBitCast(self, to: UnsafeRawPointer?.self) }
}

extension Optional where Wrapped == UnsafeMutableRawPointer {
  /// The undo list that readline attaches to a line.
  fileprivate var asUndoList: UnsafeMutablePointer<UNDO_LIST>? {
    self?.assumingMemoryBound(to: UNDO_LIST.self)
  }
}

extension UnsafeMutablePointer where Pointee == UNDO_LIST {
  /// Returns whether both lists have the same last element.
  ///
  /// - Complexity: O(*n*) in the lengths of the lists.
  fileprivate func sharesEnd(with other: Self?) -> Bool { other?.last == last }

  private var last: Self {
    var node = self
    while let next = node.pointee.next { node = next }
    return node
  }
}
