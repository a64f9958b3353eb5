/// Who does what is done, to tell a person why something has changed.
///
/// Work that is due later does what it does by itself: a debounce whose time has come, an answer.
/// What it asks to have done at once, as `receive(on:)` does, it is said to do as well.
extension VirtualClock {
  /// Who is said to do what is done now: the work that was done last, or who was named since; else
  /// the task that runs here.
  package var cause: WorkLabel? {
    state.withLock { $0.cause } ?? TaskRecord.current?.label
  }

  /// Says who does what is done from now on; nobody, if `nil`.
  package func attribute(to cause: WorkLabel?) { state.withLock { $0.cause = cause } }
}
