import Platen
import PlatenApp

extension AppContents {
  /// The custom options of the command line.
  var options: [LaunchOption] { others.compactMap { $0 as? LaunchOption } }

  /// Returns a description of conflicting names, which prevent the app from running, or `nil` if no
  /// names conflict.
  var problem: String? {
    if let title = registry.named.map(\.title).firstRepeated {
      return "two screens of this app are named \(title); rename one or give it a variant"
    }
    if let name = commands.map(\.name).firstRepeated {
      return "two commands of this app are named \(name); rename one"
    }
    if let name = options.map(\.name).firstRepeated {
      return "two options of this app are named --\(name); rename one"
    }
    if let name = options.map(\.name).first(where: LaunchOptions.builtInNames.contains) {
      return "an option of this app has the reserved name --\(name); rename it"
    }
    return nil
  }

  /// The greeting for users who start the app in a terminal without a line editor.
  var greeting: String {
    let titles = registry.entries.filter { $0.variant == nil }.map { "open \($0.title)" }
    let list = titles.isEmpty ? "" : titles.joined(separator: ", ") + "; "
    return "# \(list)help lists the commands"
  }
}

extension [String] {
  fileprivate var firstRepeated: String? {
    var seen: Set<String> = []
    return first { !seen.insert($0).inserted }
  }
}
