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

  func makeNode<Content: View>(around content: Content, in place: Place) -> Node {
    PreferenceNode(modified(content), in: place)
  }
}

/// What passes values up, or is told of them.
@MainActor
private protocol PreferenceSource<K>: Node {
  associatedtype K: PreferenceKey
  /// What is passed up from here.
  var passedUp: K.Value { get }
}

@MainActor
private protocol PreferenceReader<K>: Node {
  associatedtype K: PreferenceKey
  /// A value that is passed up from below may have changed.
  func preferenceChanged()
}

private final class PreferenceNode<Content: View, K: PreferenceKey>:
  WrapperNode<ModifiedContent<Content, PreferenceModifier<K>>>, PreferenceSource
{
  override func evaluate() {
    show(view.content)
    if isMounted { tell(K.self) }
  }

  override func didMount() { tell(K.self) }

  override func willUnmount() { tell(K.self) }

  var passedUp: K.Value { view.modifier.value(child?.preference(K.self)) }
}

extension Node {
  /// What the views here and below pass up, those in front first; `nil` if none does.
  fileprivate func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    if let source = self as? any PreferenceSource<K> { return source.passedUp }
    return shownChildren.reduce(nil) { value, child in
      guard let next = child.isGone ? nil : child.preference(key) else { return value }
      guard var joined = value else { return next }
      K.reduce(value: &joined) { next }
      return joined
    }
  }

  private var isGone: Bool { life == .gone }

  /// Tells those above that a value passed up may have changed.
  fileprivate func tell<K: PreferenceKey>(_ key: K.Type) {
    var node = parent
    while let next = node {
      if let reader = next as? any PreferenceReader<K> { reader.preferenceChanged() }
      node = next.parent
    }
  }
}

/// Runs an action with what is passed up.
private struct PreferenceChange<K: PreferenceKey>: PrimitiveModifier where K.Value: Equatable {
  let action: (K.Value) -> Void

  func makeNode<Content: View>(around content: Content, in place: Place) -> Node {
    PreferenceChangeNode(modified(content), in: place)
  }
}

private final class PreferenceChangeNode<Content: View, K: PreferenceKey>:
  WrapperNode<ModifiedContent<Content, PreferenceChange<K>>>, PreferenceReader
where K.Value: Equatable {
  private var last = K.defaultValue
  private var isAsked = false

  override func evaluate() { show(view.content) }

  override func didMount() { preferenceChanged() }

  /// However many values change, it is looked for them once, when all is laid out.
  func preferenceChanged() {
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
