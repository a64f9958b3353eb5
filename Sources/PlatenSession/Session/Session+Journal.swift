import PlatenReactive
import PlatenViews

extension Session {
  /// Carries out an input by keys, which is written down as the line that does the same.
  ///
  /// Where time passes by itself it stands for that long, and what is due has been done before: a
  /// replay does all in the same order.
  func byKeys(
    _ line: @autoclosure () -> String, _ work: () throws(InputError) -> Void
  ) throws(InputError) {
    if isInputByKeys { return try work() }
    try byKeys(noting: { $0.note(.type(line()), in: self) }, work)
  }

  /// Carries out what is typed into the secure field that has the focus.
  func bySecretKeys(
    into name: @autoclosure () -> String, _ work: () throws(InputError) -> Void
  ) throws(InputError) {
    try byKeys(noting: { $0.noteSecret(typed.text, in: name(), of: self) }, work)
  }

  private func byKeys(
    noting note: (Journal) -> Void, _ work: () throws(InputError) -> Void
  ) throws(InputError) {
    isInputByKeys = true
    defer { isInputByKeys = false }
    takeMoment()
    if let journal, !journal.isPlaying { note(journal) }
    try work()
  }

  /// Has time stand, where it passes by itself, until what is due in this moment has been done.
  func takeMoment() {
    guard clock.isRealTime, pacing != nil else { return }
    clock.stand()
    perform { _ = clock.runDue() }
  }
}
