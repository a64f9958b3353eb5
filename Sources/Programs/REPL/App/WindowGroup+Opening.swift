import Platen
import PlatenApp

extension WindowGroup {
  /// Adds an action to perform on each session of this window group when its screen opens.
  public func onOpen(perform action: @escaping @MainActor (Session) -> Void) -> WindowGroup {
    var group = self
    group.actions.append(action)
    return group
  }

  /// Sets a one-line description of the window group's screen, which a live terminal shows next to the
  /// name while no screen is open.
  public func summary(_ summary: String) -> WindowGroup {
    var group = self
    group.summary = summary
    return group
  }
}
