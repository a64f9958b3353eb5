/// The warnings of a screen, each of which is reported only once.
@MainActor
final class Warnings {
  private let report: (String) -> Void
  private var texts: Set<String> = []
  /// The addresses of the names that were reported as without effect.
  private var names: Set<UnsafePointer<UInt8>> = []

  init(report: @escaping (String) -> Void) { self.report = report }

  func warn(_ text: String) {
    if texts.insert(text).inserted { report(text) }
  }

  /// Returns whether a name without effect is reported for the first time.
  func isNew(_ name: StaticString) -> Bool { names.insert(name.utf8Start).inserted }
}
