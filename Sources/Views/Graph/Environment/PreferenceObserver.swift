/// A node that observes changes to the preference values below it.
///
/// Such a node has the attribute ``NodeAttributes/observesPreferences``, so notifications skip all
/// other nodes.
@MainActor
package protocol PreferenceObserver: Node {
  /// Notifies the observer that the preference value for a key may have changed below it.
  func preferenceChanged(_ key: any PreferenceKey.Type)

  /// Notifies the observer that the order of views below it changed.
  func preferencesReordered()
}

extension PreferenceObserver {
  package func preferenceChanged(_ key: any PreferenceKey.Type) {}
}

extension Node {
  /// The node itself, if it observes preferences.
  final var preferenceObserver: (any PreferenceObserver)? {
    attributes.contains(.observesPreferences) ? self as? any PreferenceObserver : nil
  }

  /// Notifies every preference observer above this node.
  final func notifyObservers(_ notify: (any PreferenceObserver) -> Void) {
    var node = parent
    while let next = node {
      next.preferenceObserver.map(notify)
      node = next.parent
    }
  }
}
