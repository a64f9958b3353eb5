/// The warnings of a screen, each of which is reported only once.
@MainActor
final class Warnings {
  private let report: (String) -> Void
  private var texts: Set<String> = []

  init(report: @escaping (String) -> Void) { self.report = report }

  func warn(_ text: String) {
    if texts.insert(text).inserted { report(text) }
  }
}
