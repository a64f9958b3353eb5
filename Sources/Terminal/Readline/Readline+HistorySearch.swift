@preconcurrency import CReadline

/// The searches for lines that begin with, or contain, the text before the cursor.
///
/// At the first line of the history, readline frees an undo list that is in use. No line precedes the
/// first one, so the search has no effect there.
extension Readline {
  func bindHistorySearches() {
    bind(rl_history_search_backward, to: Self.searchBackward)
    bind(rl_history_search_forward, to: Self.searchForward)
    bind(rl_history_substr_search_backward, to: Self.searchTextBackward)
    bind(rl_history_substr_search_forward, to: Self.searchTextForward)
  }

  private nonisolated static var searchBackward: Command {
    { Readline.search(by: rl_history_search_backward, isBackward: $0 > 0, $0, $1) }
  }

  private nonisolated static var searchForward: Command {
    { Readline.search(by: rl_history_search_forward, isBackward: $0 < 0, $0, $1) }
  }

  private nonisolated static var searchTextBackward: Command {
    { Readline.search(by: rl_history_substr_search_backward, isBackward: $0 > 0, $0, $1) }
  }

  private nonisolated static var searchTextForward: Command {
    { Readline.search(by: rl_history_substr_search_forward, isBackward: $0 < 0, $0, $1) }
  }

  /// Performs a search, unless it would lead back from the first line.
  private nonisolated static func search(
    by command: Command, isBackward: Bool, _ count: Int32, _ key: Int32
  ) -> Int32 {
    if isBackward, where_history() == 0, current_history() != nil { return 0 }
    // Readline recognizes a repetition by its own functions.
    if let last = original(of: rl_last_func) { rl_last_func = last }
    return command(count, key)
  }

  /// Returns the command that a replacement performs, or `nil` for another command.
  private nonisolated static func original(of command: Command?) -> Command? {
    let originals: [(Command, Command)] = [
      (searchBackward, rl_history_search_backward), (searchForward, rl_history_search_forward),
      (searchTextBackward, rl_history_substr_search_backward),
      (searchTextForward, rl_history_substr_search_forward),
    ]
    return originals.first { Optional($0.0).address == command.address }?.1
  }
}
