import Platen

/// The custom options in the arguments of the program.
@MainActor
struct LaunchOptions {
  /// The names of all built-in options, including the options of transcript commands.
  ///
  /// The argument parser provides these names only as part of its help text, which is slow to
  /// generate.
  static let builtInNames: Set = [
    "script", "width", "rows", "virtual-time", "record", "responses", "theme", "secret", "log",
    "timestamps",
    "no-motion", "accessible", "ascii", "help", "update", "orphans", "swift",
  ]

  /// The arguments that are not custom options.
  private(set) var others: [String] = []
  private var values: [(option: LaunchOption, text: String)] = []

  /// Creates launch options by extracting the custom options from the arguments.
  ///
  /// The arguments after `--`, and names with a single dash that are not names of built-in options,
  /// such as `-live`, are for the app, which reads them from `ProcessInfo`.
  ///
  /// - Throws: `CommandError` if a value is missing or superfluous. A value that begins with two
  ///   dashes must be specified in the form `--name=value`.
  init(
    _ options: [LaunchOption],
    in arguments: some Sequence<String> = CommandLine.arguments.dropFirst()
  ) throws(CommandError) {
    var arguments = arguments.makeIterator()
    while let argument = arguments.next(), argument != "--" {
      if let name = argument.nameWithSingleDash, !Self.builtInNames.contains(name) { continue }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let option = options.first(where: { "--" + $0.name == parts.first ?? "" }) else {
        others.append(argument)
        continue
      }
      let joined = parts.count > 1 ? String(parts[1]) : nil
      guard let valueName = option.valueName else {
        if joined != nil { throw CommandError("--\(option.name) takes no value") }
        values.append((option, ""))
        continue
      }
      guard let value = joined ?? arguments.next(), joined != nil || !value.hasPrefix("--") else {
        throw CommandError("--\(option.name) needs a value: --\(option.name) \(valueName)")
      }
      values.append((option, value))
    }
  }

  /// Performs the actions of the options.
  func perform() throws(CommandError) {
    for (option, text) in values {
      do {
        try option.perform(text)
      } catch {
        throw CommandError("--\(option.name): \(error)")
      }
    }
  }

  /// Returns the help text for custom options.
  static func help(_ options: [LaunchOption]) -> String {
    aligned(options.map { ["--\($0.name)" + ($0.valueName.map { " <\($0)>" } ?? ""), $0.summary] })
      .map { "  " + $0 }.joined(separator: "\n")
  }
}

extension String {
  /// The name in an argument such as `-live`, or `nil` for all other arguments.
  fileprivate var nameWithSingleDash: String? {
    wholeMatch(of: /-(\w[\w.-]+)/).map { String($0.1) }
  }
}
