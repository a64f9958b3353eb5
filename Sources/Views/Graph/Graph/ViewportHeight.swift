/// The default height of viewports, in lines, which depends on the size of the terminal.
@MainActor
package final class ViewportHeight: Dependency {
  /// The height, read without tracking a dependency.
  private(set) var unnoted: Int

  init(_ number: Int) { unnoted = number }

  /// The height of viewports. Reading the height tracks a dependency.
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
