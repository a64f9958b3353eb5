/// A node that follows what views below pass up.
///
/// It is made with ``NodeAttributes/observesPreferences``, so that no other node is asked.
@MainActor
package protocol PreferenceObserver: Node {
  /// What views below pass up under a key may have changed.
  func preferenceChanged(_ key: any PreferenceKey.Type)

  /// Views below that stay have changed places.
  func preferencesReordered()
}

extension PreferenceObserver {
  package func preferenceChanged(_ key: any PreferenceKey.Type) {}
}

extension Node {
  /// The node itself, if it follows what views below pass up.
  final var preferenceObserver: (any PreferenceObserver)? {
    attributes.contains(.observesPreferences) ? self as? any PreferenceObserver : nil
  }

  /// Tells every node above that follows what views below pass up.
  final func notifyObservers(_ notify: (any PreferenceObserver) -> Void) {
    var node = parent
    while let next = node {
      next.preferenceObserver.map(notify)
      node = next.parent
    }
  }
}
