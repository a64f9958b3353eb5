import Foundation
import Observation
import PlatenContext
import PlatenNavigation

/// The size of the session's screen, for code outside views.
///
/// A view whose body reads the size is evaluated again when the size changes.
package final class ScreenSize: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let stored = Locked(Session.Size())

  /// The size of the active session's screen.
  package static var current: ScreenSize { SessionContext.current.storage.value(ScreenSize()) }

  /// The width in cells and the height in lines.
  var size: Session.Size {
    get {
      registrar.access(self, keyPath: \.size)
      return stored.value
    }
    set {
      guard newValue != stored.value else { return }
      registrar.withMutation(of: self, keyPath: \.size) { stored.withLock { $0 = newValue } }
    }
  }

  /// The size in points.
  package var points: CGSize {
    let size = size
    return CGSize(
      width: Points.length(ofCells: size.width), height: Points.length(ofLines: size.rows))
  }
}
