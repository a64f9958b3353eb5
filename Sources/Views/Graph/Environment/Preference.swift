/// A key for a value that views pass to their ancestors.
///
///     struct Longest: PreferenceKey {
///       static let defaultValue = 0
///
///       static func reduce(value: inout Int, nextValue: () -> Int) {
///         value = max(value, nextValue())
///       }
///     }
public protocol PreferenceKey {
  /// The type of the preference key's value.
  associatedtype Value
  /// The preference value that applies if no descendant sets one.
  static var defaultValue: Value { get }
  /// Combines the accumulated preference value with the preference value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default preference value, `nil`.
  public static var defaultValue: Value { nil }
}

/// A modifier that sets or transforms a preference value.
private struct PreferenceModifier<K: PreferenceKey>: PrimitiveModifier {
  /// A closure that returns the preference value to pass up, given the value from below, if any.
  let value: (K.Value?) -> K.Value

  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    PreferenceNode(modified(content), in: context)
  }
}

private final class PreferenceNode<Content: View, K: PreferenceKey>:
  WrapperNode<ModifiedContent<Content, PreferenceModifier<K>>>
{
  override func evaluate() {
    show(view.content)
    if isMounted { tell() }
  }

  override func mountedDidChange() { tell() }

  /// Notifies observers above that the preference value may have changed.
  private func tell() {
    notifyObservers { $0.preferenceChanged(K.self) }
  }

  override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard key == K.self else { return super.preference(key) }
    return view.modifier.value(child?.preference(K.self)) as? Key.Value
  }
}

/// A modifier that runs an action when a preference value changes.
private struct PreferenceChange<K: PreferenceKey>: PrimitiveModifier where K.Value: Equatable {
  let action: (K.Value) -> Void

  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    PreferenceChangeNode(modified(content), in: context.adding(.observesPreferences))
  }
}

private final class PreferenceChangeNode<Content: View, K: PreferenceKey>:
  WrapperNode<ModifiedContent<Content, PreferenceChange<K>>>, PreferenceObserver
where K.Value: Equatable {
  private var last = K.defaultValue
  private var isAsked = false

  override func evaluate() { show(view.content) }

  override func mountedDidChange() { if isMounted { look() } }

  func preferenceChanged(_ key: any PreferenceKey.Type) { if key == K.self { look() } }

  func preferencesReordered() { look() }

  /// Schedules a comparison of the preference value, which runs once per update, after layout.
  private func look() {
    if isAsked { return }
    isAsked = true
    graph.schedule(.change) { [weak self] in self?.compare() }
  }

  private func compare() {
    isAsked = false
    guard isMounted else { return }
    let value = child?.preference(K.self) ?? K.defaultValue
    if value == last { return }
    last = value
    view.modifier.action(value)
  }
}

extension View {
  /// Sets a preference value for the ancestors of this view, replacing the values that its
  /// descendants set.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K> { _ in value })
  }

  /// Transforms the preference value that the descendants of this view set.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(
      PreferenceModifier<K> { below in
        var value = below ?? K.defaultValue
        callback(&value)
        return value
      })
  }

  /// Runs an action when the preference value of this view and its descendants changes.
  ///
  /// The action also runs for the first value if it differs from the default.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChange<K>(action: action))
  }
}
