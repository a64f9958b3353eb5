#if os(Linux)
  import Platen
  import PlatenTerminal

  /// Makes GNU Readline the line editor of prompts. PlatenRegistration calls this function before
  /// `main`.
  @_cdecl("platen_register_readline")
  package func registerReadline() {
    TerminalComponents.lineEditor.value = { Readline.shared }
  }
#endif
