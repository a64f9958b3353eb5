import Foundation
import PlatenControls
@_spi(Nodes) import PlatenGraph

/// The values that an animation reaches one after another. Only the last one is shown.
@MainActor @preconcurrency
public protocol Keyframes<Value> {
  /// The type of the animated value.
  associatedtype Value

  /// Sets the last value.
  func _finish(_ value: inout Value)
}

/// The values that a property reaches one after another.
@MainActor @preconcurrency
public protocol KeyframeTrackContent<Value> {
  /// The type of the property.
  associatedtype Value

  /// Sets the last value of the property.
  func _finish(_ value: inout Value)
}

/// The values of one property of an animated value.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates the values of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    (self.keyPath, self.content) = (keyPath, content())
  }

  /// Creates the values of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  public func _finish(_ value: inout Root) { content._finish(&value[keyPath: keyPath]) }
}

/// A keyframe whose value is shown when nothing follows it.
public protocol _ValueKeyframe<Value>: KeyframeTrackContent {
  /// The value that the keyframe reaches.
  var to: Value { get }
}

extension _ValueKeyframe {
  public func _finish(_ value: inout Value) { value = to }
}

/// A keyframe that is reached in a straight line. The duration has no effect.
public struct LinearKeyframe<Value>: _ValueKeyframe {
  public let to: Value

  /// Creates a keyframe from a value.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    self.to = to
  }
}

/// A keyframe that is reached in a curve. The duration and the velocities have no effect.
public struct CubicKeyframe<Value>: _ValueKeyframe {
  public let to: Value

  /// Creates a keyframe of a curve.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    self.to = to
  }
}

/// A keyframe that is reached by a spring. The duration and the spring have no effect.
public struct SpringKeyframe<Value>: _ValueKeyframe {
  public let to: Value

  /// Creates a keyframe of a spring.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    self.to = to
  }
}

/// A keyframe that is reached at once.
public struct MoveKeyframe<Value>: _ValueKeyframe {
  public let to: Value

  /// Creates a keyframe without a movement.
  public init(_ to: Value) { self.to = to }
}

/// Several keyframes or tracks, of which the last ones are shown.
public struct _KeyframeSequence<Value>: Keyframes, KeyframeTrackContent {
  fileprivate let finish: @MainActor (inout Value) -> Void

  public func _finish(_ value: inout Value) { finish(&value) }
}

/// A result builder for the values of a property.
@MainActor @preconcurrency
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  /// Passes a keyframe on.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> _KeyframeSequence<Value> where K.Value == Value {
    _KeyframeSequence { expression._finish(&$0) }
  }

  /// Combines keyframes.
  public static func buildBlock(
    _ components: _KeyframeSequence<Value>...
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence { value in components.forEach { $0._finish(&value) } }
  }

  /// Combines the keyframes of a loop.
  public static func buildArray(
    _ components: [_KeyframeSequence<Value>]
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence { value in components.forEach { $0._finish(&value) } }
  }

  /// Passes the keyframes of a condition on.
  public static func buildEither(
    first: _KeyframeSequence<Value>
  ) -> _KeyframeSequence<Value> { first }

  /// Passes the keyframes of an alternative on.
  public static func buildEither(
    second: _KeyframeSequence<Value>
  ) -> _KeyframeSequence<Value> { second }
}

/// A result builder for tracks and keyframes of an animated value.
@MainActor @preconcurrency
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Passes a track on.
  public static func buildExpression<K: Keyframes>(
    _ expression: K
  ) -> _KeyframeSequence<Value> where K.Value == Value {
    _KeyframeSequence { expression._finish(&$0) }
  }

  /// Passes a keyframe of the whole value on.
  @_disfavoredOverload
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> _KeyframeSequence<Value> where K.Value == Value {
    _KeyframeSequence { expression._finish(&$0) }
  }

  /// Combines tracks.
  public static func buildBlock(
    _ components: _KeyframeSequence<Value>...
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence { value in components.forEach { $0._finish(&value) } }
  }
}

/// A container that shows the last values of an animation. Nothing animates.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
  private let initialValue: Value
  private let trigger: AnyEquatable
  private let isTriggered: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var hasChanged = false

  /// Creates a container for an animation that runs when a value changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, self.content, self.keyframes) = (initialValue, content, keyframes)
    (self.trigger, isTriggered) = (AnyEquatable(trigger), true)
  }

  /// Creates a container for an animation that runs when it appears.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, self.content, self.keyframes) = (initialValue, content, keyframes)
    (trigger, isTriggered) = (AnyEquatable(0), false)
  }

  public var body: some View {
    content(hasChanged || !isTriggered ? last : initialValue)
      .onChange(of: trigger) { hasChanged = true }
  }

  private var last: Value {
    var value = initialValue
    keyframes(initialValue)._finish(&value)
    return value
  }
}

/// A value of any type that can be compared with another.
private struct AnyEquatable: Equatable {
  private let value: Any
  private let equals: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    equals = { $0 as? Value == value }
  }

  static func == (one: Self, other: Self) -> Bool { one.equals(other.value) }
}

extension View {
  /// Shows the last values of an animation that runs when a value changes. Nothing animates.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(initialValue: initialValue, trigger: trigger) {
      content(PlaceholderContentView(content: AnyView(self)), $0)
    } keyframes: {
      keyframes($0)
    }
  }

  /// Shows the last values of an animation that runs when the view appears. Nothing animates.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(initialValue: initialValue, repeating: repeating) {
      content(PlaceholderContentView(content: AnyView(self)), $0)
    } keyframes: {
      keyframes($0)
    }
  }
}
