#if Terminal && os(Linux)
  import Foundation
  import Platen
  import PlatenTerminal

  #if Images
    import PlatenImages
  #endif

  /// The prompt of GNU readline: it names the screen, completes what commands take, and has changes
  /// shown above it as they come.
  final class ReadlinePrompt: Prompt {
    private let console: Console
    private let ink: Ink
    private var command: Task<Bool, Never>?
    private var isShowing = false

    /// - Returns: Nothing where standard input is no terminal.
    init?(output: Descriptor, theme: Theme?, write: @escaping (String) -> Void) {
      ink = Ink(environment: ProcessInfo.processInfo.environment, theme: theme)
      guard
        let console = Console(
          input: Descriptor.input.number, output: output.number, app: Program.name,
          write: write)
      else { return nil }
      self.console = console
      console.onInterrupt = { [unowned self] in command?.cancel() }
    }

    func show(_ text: String) { console.show(text) }

    func styled(_ line: Line) -> String { ink.encoded(line) }

    /// Without colours a picture would be a field of one.
    var pictures: (any PictureRenderer)? {
      #if Images
        ink.depth == .none ? nil : CellRenderer(depth: ink.depth)
      #else
        nil
      #endif
    }

    /// The transcript has two cells before a line.
    var screenWidth: Int { max(1, console.size.width - 2) }

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

    func nextLine(for player: Player) async -> String? {
      console.prompt = { player.promptText }
      console.mayKeep = player.mayKeep
      console.echo = player.echo
      console.completions = { player.completions(of: $1, after: $0) }
      showChanges(of: player)
      defer { player.session?.onFrame = nil }
      while let line = await console.line() {
        guard let missing = player.missingSecret(for: line) else { return line }
        let field = missing.field.printable
        if let secret = await console.secret(prompt: "\(field) (hidden): ") {
          player.session?.secrets[missing.name] = secret
          return missing.line
        }
      }
      return nil
    }

    /// Has time pass and changes shown while the person thinks.
    private func showChanges(of player: Player) {
      player.session?.letTimePass { [weak self] in self?.console.refresh() }
      player.session?.onFrame = { [weak self] in
        guard let self, !isShowing else { return }
        isShowing = true
        MainQueue.enqueue { [self] in
          isShowing = false
          player.showChanges()
          console.refresh()
        }
      }
    }
  }

  extension Player {
    /// The screen's name, and a sign while work is running there.
    fileprivate var promptText: String {
      let isBusy = session?.pending.isEmpty == false
      return (title ?? "").printable + (isBusy ? " " + options.glyphs.ellipsis : "") + "> "
    }
  }
#endif
