/// What ties a control to a focus state.
@MainActor
package struct FocusLink {
  /// The focus state.
  package let state: FocusStateID
  /// Whether the program has it focused.
  package let isFocused: () -> Bool
  /// Tells the program whether a user has focused it.
  package let setFocused: (Bool) -> Void
}
