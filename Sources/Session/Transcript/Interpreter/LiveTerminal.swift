import PlatenLines
import PlatenSession

/// A live terminal that shows the screen of an interpreter in place.
package struct LiveTerminal {
  /// A closure that receives the session of each screen that opens, and `nil` when it closes.
  let present: @MainActor (Session?) -> Void
  /// A closure that is called after each turn that changes the open screen.
  let onFrame: @MainActor () -> Void
  /// A closure that shows long output of a command outside the transcript, and returns whether it
  /// did. If it returns `false`, the transcript contains the output.
  let read: @MainActor (_ title: String, _ output: [Line]) -> Bool

  /// A closure that receives the title of each screen that opens, and `nil` when it closes.
  let onTitle: @MainActor (String?) -> Void

  package init(
    present: @escaping @MainActor (Session?) -> Void,
    onFrame: @escaping @MainActor () -> Void,
    read: @escaping @MainActor (_ title: String, _ output: [Line]) -> Bool,
    onTitle: @escaping @MainActor (String?) -> Void
  ) {
    (self.present, self.onFrame) = (present, onFrame)
    (self.read, self.onTitle) = (read, onTitle)
  }
}
