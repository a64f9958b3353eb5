/// The default height of viewports, in lines, which follows the size of the terminal.
@MainActor
package final class ViewportHeight: Dependency {
  /// The height, read without tracking a dependency.
  private(set) var unnoted: Int

  init(_ number: Int) { unnoted = number }

  /// The height, with a tracked dependency for the reader.
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
