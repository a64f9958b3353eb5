import PlatenLines
import PlatenNavigation

/// The stages of each input of a user, whether from a command, a key or a click.
///
/// The names of an input are *resolved* to a control or a layer, which is *validated*. The text of
/// another field that the user has edited is submitted, after which the control is validated again,
/// because it can have changed. Then the operation is *committed*. An input that fails leaves the
/// history as it was. Work that is due precedes a key or a click, which is *recorded* first.
@MainActor
package final class InputStages {
  /// A field whose text may not have been submitted yet, with the name by which the user referred
  /// to the field.
  private struct Edited {
    let name: () -> String
    let control: ControlElement
  }

  private let screen: LiveScreen
  private let time: TimeControl
  /// The most recently edited field, if an action on another control submits its text.
  private var edited: Edited?
  /// The recorder of keys, clicks and size changes, or `nil` if they are not recorded.
  package var recorder: (any ActionRecorder)?
  /// Whether a key or a click is in progress; inputs that it triggers are not recorded.
  private var isInProgress = false

  init(on screen: LiveScreen, in time: TimeControl) { (self.screen, self.time) = (screen, time) }
}

// MARK: - Stages

extension InputStages {
  /// Performs an input; the frame is updated at the end of the turn.
  ///
  /// - Parameter isNoted: Whether the history names the input as the cause of changes, rather than
  ///   the key that led to it.
  func perform(_ input: InputTransaction, isNoted: Bool = true) throws(InputError) {
    try restoringHistory { () throws(InputError) in
      var target = try input.target(on: screen)
      try input.validate(target)
      if isNoted {
        screen.history?.note(input.input, isSecure: target.control?.isSecure ?? false)
      }
      if edited != nil {
        try submitEdited(before: target, of: input)
        target = try input.currentTarget(target, on: screen)
        try input.validate(target)
      }
      switch target {
      case .layer(let effect): screen.perform(effect)
      case .control(let control): try commit(input, at: control)
      }
    }
  }

  /// Runs the work that is due, unless a key or a click is in progress.
  ///
  /// - Returns: Whether any work was due.
  @discardableResult
  func runDueWork() -> Bool { !isInProgress && time.runDue() }

  /// Records a key or a click as the command with the same effect, and then performs it without
  /// advancing the clock, so that a replay performs all work in the same order.
  func recording(
    _ record: (any ActionRecorder, Duration) -> Void, _ work: () throws(InputError) -> Void
  ) throws(InputError) {
    if isInProgress { return try work() }
    isInProgress = true
    defer { isInProgress = false }
    if let recorder, !recorder.isPlaying { record(recorder, time.elapsed) }
    try work()
  }

  /// Records a change of the screen's size.
  func recordSize(_ record: (any ActionRecorder, Duration) -> Void) {
    if let recorder { record(recorder, time.elapsed) }
  }

  /// Performs an input, and restores the previous input in the history if it fails.
  func restoringHistory(_ work: () throws(InputError) -> Void) throws(InputError) {
    let last = screen.history?.input
    do throws(InputError) {
      try work()
    } catch {
      screen.history?.takeBack(to: last)
      throw error
    }
  }

  private func commit(
    _ input: InputTransaction, at control: ControlElement
  ) throws(InputError) {
    guard let operation = try input.operation(on: control, screen.secrets) else {
      return screen.setFocus(control)
    }
    if let held = control.secret?() { screen.secrets.note(operation, over: held) }
    if let error = screen.perform({ control.perform(operation) }) {
      throw .refused(operation.action, input.name, error)
    }
    if control.keepsTyped { edited = Edited(name: { input.name }, control: control) }
  }
}

// MARK: - The edited field

extension InputStages {
  /// Whether a field has text that may not have been submitted yet.
  var hasEdited: Bool { edited != nil }

  private func submitEdited(
    before target: InputTransaction.Target, of input: InputTransaction
  ) throws(InputError) {
    guard let control = target.control else { return try submitEdited(to: input.action) }
    // The user does not see the name of a control that only its keyboard shortcut presses.
    let isNamed =
      if case .input = input { true } else { control.isSeen || control.shortcut == nil }
    try submitEdited(before: control.origin, to: isNamed ? input.action : nil, input.name)
  }

  /// Submits the text of the most recently edited field, as if it lost the focus.
  ///
  /// - Parameters:
  ///   - next: The control that receives the next action.
  ///   - action: The next action, or `nil` if an error describes only the field.
  ///   - name: The name of the control that receives the next action.
  /// - Throws: `InputError.notEntered`, or `InputError.refused` without an action, if the field
  ///   cannot convert its text to a value.
  func submitEdited(
    before next: NodeID? = nil, to action: ControlAction? = nil,
    _ name: @autoclosure () -> String? = nil
  ) throws(InputError) {
    guard let edited, edited.control.origin != next else { return }
    self.edited = nil
    guard let error = screen.perform({ edited.control.endEditing() }) else {
      screen.flush()
      return
    }
    guard let action else { throw .refused(.submit, edited.name(), error) }
    throw .notEntered(action, control: name(), field: edited.name(), error)
  }
}
