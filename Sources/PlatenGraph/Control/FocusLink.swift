/// What ties a control to a focus state.
@MainActor
package struct FocusLink {
  /// The focus state.
  package let state: FocusStateID
  /// Whether the program has it focused.
  package let isFocused: () -> Bool
  /// Tells the program whether a user has focused it.
  package let setFocused: (Bool) -> Void

  package init(
    state: FocusStateID, isFocused: @escaping () -> Bool, setFocused: @escaping (Bool) -> Void
  ) {
    self.state = state
    self.isFocused = isFocused
    self.setFocused = setFocused
  }
}
