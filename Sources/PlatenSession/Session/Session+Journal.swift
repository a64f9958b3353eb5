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
    isInputByKeys = true
    defer { isInputByKeys = false }
    takeMoment()
    if let journal, !journal.isPlaying { journal.note(.type(line()), in: self) }
    try work()
  }

  /// Carries out what is typed into the secure field that has the focus.
  func bySecretKeys(
    into name: String, _ work: () throws(InputError) -> Void
  ) throws(InputError) {
    isInputByKeys = true
    defer { isInputByKeys = false }
    takeMoment()
    if let journal, !journal.isPlaying { journal.noteSecret(typed.text, in: name, of: self) }
    try work()
  }

  /// Has time stand, where it passes by itself, until what is due in this moment has been done.
  func takeMoment() {
    guard clock.isRealTime, pacing != nil else { return }
    clock.stand()
    perform { _ = clock.runDue() }
  }
}
