import Foundation
import Observation
import PlatenReactive
import PlatenViews

/// The size of the session's screen, for code outside views.
///
/// A view whose body reads the size is evaluated again when the size changes.
package final class ScreenSize: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let size = Locked(Session.Size())

  /// The size of the active session's screen.
  package static var current: ScreenSize { SessionContext.current.storage.value(ScreenSize()) }

  /// The width, in cells.
  package var width: Int {
    get {
      registrar.access(self, keyPath: \.width)
      return size.value.width
    }
    set {
      guard newValue != size.value.width else { return }
      registrar.withMutation(of: self, keyPath: \.width) {
        size.withLock { $0 = Session.Size(width: newValue, rows: $0.rows) }
      }
    }
  }

  /// The height, in lines.
  package var rows: Int {
    get {
      registrar.access(self, keyPath: \.rows)
      return size.value.rows
    }
    set {
      guard newValue != size.value.rows else { return }
      registrar.withMutation(of: self, keyPath: \.rows) {
        size.withLock { $0 = Session.Size(width: $0.width, rows: newValue) }
      }
    }
  }

  func set(_ size: Session.Size) { (width, rows) = (size.width, size.rows) }

  /// The size in points.
  package var points: CGSize {
    CGSize(width: Points.length(ofCells: width), height: Points.length(ofLines: rows))
  }
}
