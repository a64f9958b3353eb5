extension Log {
  /// Logs, once per session, that a name has no effect. Transcripts omit this notice, because it
  /// describes the sources of the app and not its behavior.
  ///
  /// - Parameters:
  ///   - name: The name that the app uses, such as `UINavigationBar.appearance()`.
  ///   - reason: The reason, such as "a terminal has no haptics"; `nil` if the page about SwiftUI
  ///     states it.
  package static func noEffect(of name: String, because reason: String? = nil) {
    let reported = SessionContext.current.storage.value(ReportedNames())
    let isNew = reported.names.withLock { $0.insert(name).inserted }
    let end = reason.map { ": \($0)" } ?? "; Documentation/Reference/SwiftUI.md states the reason"
    if isNew { add(Entry("\(name) has no effect\(end)", isNotice: true)) }
  }

  /// The names that a session has reported.
  private struct ReportedNames: Sendable {
    let names = Locked<Set<String>>([])
  }
}
