/// A connection between a control and a focus state.
@MainActor
package struct FocusLink {
  /// The identity of the connected focus state.
  package let state: FocusStateID
  /// A closure that returns whether the focus state designates the control.
  package let isFocused: () -> Bool
  /// A closure that updates the focus state when the user moves the focus to or from the control.
  package let setFocused: (Bool) -> Void

  package init(
    state: FocusStateID, isFocused: @escaping () -> Bool, setFocused: @escaping (Bool) -> Void
  ) {
    self.state = state
    self.isFocused = isFocused
    self.setFocused = setFocused
  }
}
