import PlatenLines
import PlatenViews

extension Session {
  /// A line of the log without any secret: those that have a name, and those that were entered as
  /// texts.
  func withoutSecrets(_ line: String) -> String {
    entered.union(secrets.values).flatMap { Line.lines(of: $0) }.map(\.text)
      .filter { !$0.isEmpty }
      .sorted { $0.count > $1.count }
      .reduce(line) { $0.replacing($1, with: Echo.mask) }
  }

  /// Remembers what a secure field is about to hold.
  func remember(_ text: String, for verb: Verb, in control: Control) {
    guard let held = control.secret?(), [.set, .type].contains(verb) else { return }
    entered.insert(verb == .type ? held + text : text)
  }
}
