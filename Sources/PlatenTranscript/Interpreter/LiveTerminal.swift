import PlatenLines

/// A live terminal that shows the screen of an interpreter in place.
package struct LiveTerminal {
  /// A closure that is called after each turn that changes the open screen.
  let onFrame: @MainActor () -> Void
  /// A closure that shows long output of a command outside the transcript, and returns whether it
  /// did. If it returns `false`, the transcript contains the output.
  let read: @MainActor (_ title: String, _ output: [Line]) -> Bool

  package init(
    onFrame: @escaping @MainActor () -> Void,
    read: @escaping @MainActor (_ title: String, _ output: [Line]) -> Bool
  ) {
    (self.onFrame, self.read) = (onFrame, read)
  }
}
