import Platen

/// The function that runs apps, from a target that the program links.
package enum AppLauncher {
  /// Runs an app from start to end and exits the process; `nil` if no linked target runs apps.
  package static let registered = Locked<
    (@MainActor @Sendable (@escaping @MainActor () -> any App) -> Never)?
  >(nil)

  static let advice = """
    error: cannot run the app: no linked target runs apps; add the product PlatenREPL to the \
    dependencies of its target

    """
}
