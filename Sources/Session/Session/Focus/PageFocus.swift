import PlatenLines
import PlatenNavigation

/// The controls that were focused last on the pages of navigation stacks.
@MainActor
struct PageFocus {
  private struct Place {
    weak var page: AnyObject?
    let control: NodeID
  }

  private var places: [Place] = []

  /// Stores a control as the last focused one on each of the pages that contain it.
  mutating func note(_ control: ControlElement, on path: ControlNavigationPath) {
    let pages = path.entries
    places.removeAll { place in
      place.page == nil || pages.contains { $0 === place.page }
    }
    places += pages.map { Place(page: $0, control: control.origin) }
  }

  /// Returns the control to focus on a page that has replaced another one: the control that was
  /// focused last, or the first safe one.
  ///
  /// - Parameter layer: The layer that shows the page.
  func control(on page: AnyObject, in layer: Layer) -> ControlElement? {
    let last = places.last { $0.page === page }
    return layer.controls.first { $0.origin == last?.control && $0.isFocusable }
      ?? layer.focusOrder.filter { $0.isOn(page) }.firstSafe
  }
}
