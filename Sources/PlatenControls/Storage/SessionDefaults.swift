import Foundation
import PlatenReactive

/// The store of a session for the `@AppStorage` properties that do not belong to a view, such as
/// those of a model.
@MainActor
package final class SessionDefaults {
  private var store: UserDefaults?

  private static var ofSession: SessionDefaults {
    SessionContext.current.storage.value(SessionDefaults())
  }

  /// The store of the active session; `nil` outside sessions.
  package static var current: UserDefaults? {
    get { ofSession.store }
    set { ofSession.store = newValue }
  }
}
