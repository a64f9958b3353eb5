/// An area of the screen that the user can refresh.
@MainActor
package struct RefreshableArea {
  /// A closure that returns whether a refresh is in progress.
  package let isUnderWay: () -> Bool
  /// A closure that starts a refresh.
  package let start: () -> Void

  package init(isUnderWay: @escaping () -> Bool, start: @escaping () -> Void) {
    self.isUnderWay = isUnderWay
    self.start = start
  }
}
