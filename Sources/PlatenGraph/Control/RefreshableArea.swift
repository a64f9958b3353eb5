/// A part of the screen that can be brought up to date.
@MainActor
package struct RefreshableArea {
  /// Whether that is being done.
  package let isUnderWay: () -> Bool
  /// Begins to.
  package let start: () -> Void

  package init(isUnderWay: @escaping () -> Bool, start: @escaping () -> Void) {
    self.isUnderWay = isUnderWay
    self.start = start
  }
}
