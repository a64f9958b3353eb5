import PlatenContext
import PlatenNavigation

/// The drawing of a view hierarchy, which publishes when the hierarchy changes.
@MainActor
package final class UIViewDisplay: ObservableObject {
  package let view: UIView
  /// The number of changes made during updates, which publish nothing.
  package private(set) var version = 0
  private var isUpdating = false

  package init(_ view: UIView) {
    self.view = view
    view.onDisplay = { [weak self] in self?.changed() }
  }

  /// Runs code that may change the view while SwiftUI evaluates a body.
  package func update<Value>(_ change: () -> Value) -> Value {
    isUpdating = true
    defer { isUpdating = false }
    return change()
  }

  private func changed() {
    if isUpdating { version += 1 } else { objectWillChange.send() }
  }
}

extension UIView {
  /// A display of this view.
  package var display: UIViewDisplay { UIViewDisplay(self) }
}

/// The drawn hierarchy of a display.
package struct DisplayedView: View {
  @ObservedObject var display: UIViewDisplay
  /// The version of the display, by which changes during an update are noticed.
  let version: Int

  package init(display: UIViewDisplay, version: Int) {
    self.display = display
    self.version = version
  }

  package var body: some View { display.view.drawn }
}
