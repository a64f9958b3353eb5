/// A value that views pass up to the views that they stand in.
///
///     struct Longest: PreferenceKey {
///       static let defaultValue = 0
///
///       static func reduce(value: inout Int, nextValue: () -> Int) {
///         value = max(value, nextValue())
///       }
///     }
public protocol PreferenceKey {
  /// What the key stands for.
  associatedtype Value
  /// The value where no view below sets one.
  static var defaultValue: Value { get }
  /// Joins the value of views with that of those behind them.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

/// Passes a value up.
private struct PreferenceModifier<K: PreferenceKey>: PrimitiveModifier {
  /// What is passed up of what comes from below, if anything does.
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

  /// Tells those above that the value passed up may have changed.
  private func tell() {
    notifyObservers { $0.preferenceChanged(K.self) }
  }

  override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard key == K.self else { return super.preference(key) }
    return view.modifier.value(child?.preference(K.self)) as? Key.Value
  }
}

/// Runs an action with what is passed up.
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

  /// However many values change, it is looked for them once, when all is laid out.
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
  /// Passes a value up to the views that this one stands in, in place of those of views in it.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K> { _ in value })
  }

  /// Changes the value that views in this one pass up.
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

  /// Runs an action with what views in this one pass up, whenever that is another value; at first, if
  /// it is not the default.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChange<K>(action: action))
  }
}
