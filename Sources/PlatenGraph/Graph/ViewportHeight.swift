/// The lines that a window takes where nothing else limits it; the size of a terminal sets them, no
/// program does.
@MainActor
package final class ViewportHeight: Dependency {
  /// The number, without a note of who reads it.
  private(set) var unnoted: Int

  init(_ number: Int) { unnoted = number }

  /// The number; those who read it follow it.
  package var value: Int {
    get {
      read()
      return unnoted
    }
    set {
      guard newValue != unnoted else { return }
      unnoted = newValue
      changed()
    }
  }
}
