#if Terminal && os(Linux)
  import Foundation
  import Platen
  import PlatenReadlineEditor
  import PlatenTerminal

  #if Images
    import PlatenImages
  #endif

  /// The prompt of GNU readline: it names the screen, completes what commands take, and has changes
  /// shown above it as they come.
  final class ReadlinePrompt: Prompt {
    private let console: Console
    private var command: Task<Bool, Never>?

    /// - Returns: Nothing where standard input is no terminal.
    init?(output: FileDescriptor, _ flags: Flags, write: @escaping ([UInt8]) -> Void) {
      // Before readline is used, which sets the locale.
      let showsUTF8 = Program.writesUTF8
      guard
        let console = Console(
          input: FileDescriptor.input.number, output: output.number, editor: Readline.shared,
          app: Program.name, theme: flags.theme, glyphs: flags.options.glyphs,
          showsUTF8: showsUTF8, write: write)
      else { return nil }
      console.fitsLists = flags.rows == nil
      self.console = console
      console.onInterrupt = { [unowned self] in command?.cancel() }
    }

    func follow(_ interpreter: CommandInterpreter) {
      console.session = { [unowned interpreter] in interpreter.session }
      console.prompt = { [unowned interpreter] in interpreter.promptText }
      interpreter.onFrame = { [weak console] in console?.refresh() }
    }

    func show(_ lines: [Line]) { console.show(lines) }

    func leaveScreen() { console.leaveScreen() }

    /// Without colours a picture would be a field of one.
    var pictures: (any PictureRenderer)? {
      #if Images
        console.depth == .none ? nil : CellRenderer(depth: console.depth)
      #else
        nil
      #endif
    }

    var screenWidth: Int { console.size.width }

    var onResize: () -> Void {
      get { console.onResize }
      set { console.onResize = newValue }
    }

    func perform(_ work: @escaping @MainActor () async -> Bool) async -> Bool {
      let command = Task { await work() }
      self.command = command
      defer { self.command = nil }
      return await command.value
    }

    func nextLine(for interpreter: CommandInterpreter) async -> String? {
      console.mayKeep = interpreter.mayKeep
      console.echo = interpreter.echo
      console.completions = { interpreter.completions(of: $1, after: $0) }
      interpreter.session?.resumeClock { [weak self] in self?.console.refresh() }
      while let line = await console.line() {
        guard let missing = interpreter.missingSecret(for: line) else { return line }
        let field = missing.field.printable
        if let secret = await console.secret(prompt: "\(field) (hidden): ") {
          interpreter.session?.secrets[missing.name] = secret
          return missing.line
        }
      }
      return nil
    }
  }

  extension CommandInterpreter {
    /// The screen's name, and a sign while work is running there.
    fileprivate var promptText: String {
      let isBusy = session?.pending.isEmpty == false
      return (title ?? "").printable + (isBusy ? " " + options.glyphs.ellipsis : "") + "> "
    }
  }
#endif
