import Foundation
@_spi(Nodes) import PlatenGraph

/// A type that describes a gesture.
///
/// The user performs a tap or a long press by pressing the view. Other gestures have no effect.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value = Body.Value
  /// The type of the gesture from which this gesture is built.
  associatedtype Body: Gesture
  /// The gesture from which this gesture is built.
  var body: Body { get }
}

extension Never: Gesture {
  /// The value type of a gesture that cannot exist.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// Triggers a fatal error, because a primitive gesture has no body.
  public var body: Never {
    fatalError("\(Self.self) is a primitive gesture, whose body is never called")
  }
}

extension Gesture {
  /// Adds an action that runs when the value of the gesture changes.
  ///
  /// Pressing the view is one change of a tap or a long press. The actions of a gesture run in the
  /// order in which they are added.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    PerformedGesture(base: self, action: action)
  }

  /// Adds an action that runs when the gesture ends.
  ///
  /// Pressing the view performs a tap or a long press. A terminal reports no other gestures.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    PerformedGesture(base: self, action: action)
  }

  /// Has no effect: the gesture state retains its initial value.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> {
    withoutEffect(self)
  }

  /// Transforms the value of this gesture.
  public func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> {
    MappedGesture(base: self, transform: body)
  }
}

/// Has no effect: a terminal does not report drag gestures.
public struct DragGesture: Gesture {
  /// The properties of a drag gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the drag event.
    public var time: Date
    /// The current location of the drag.
    public var location: CGPoint
    /// The location at which the drag started.
    public var startLocation: CGPoint
    /// The velocity of the drag, in points per second.
    public var velocity: CGSize
    /// The location at which the drag is predicted to end.
    public var predictedEndLocation: CGPoint

    /// The distance from the start location to the current location.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The distance from the start location to the predicted end location.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// The body type of a drag gesture, which has no body.
  public typealias Body = Never

  /// Creates a drag gesture; the minimum distance and the coordinate space are ignored.
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {}
}

/// Has no effect: a terminal does not report magnification gestures.
public struct MagnificationGesture: Gesture {
  /// The scale of the magnification, relative to its start.
  public typealias Value = CGFloat
  /// The body type of a magnification gesture, which has no body.
  public typealias Body = Never

  /// Creates a magnification gesture; the minimum scale delta is ignored.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Has no effect: a terminal does not report gestures that magnify.
public struct MagnifyGesture: Gesture {
  /// The magnification of a gesture.
  public struct Value: Equatable, Sendable {
    /// The scale of the gesture, relative to its start.
    public var magnification: CGFloat
    /// The location at which the gesture started.
    public var startLocation: CGPoint
  }
  /// The body type of a gesture that magnifies, which has no body.
  public typealias Body = Never

  /// Creates a gesture that magnifies; the minimum scale delta is ignored.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Has no effect: a terminal does not report gestures that rotate.
public struct RotateGesture: Gesture {
  /// The rotation of a gesture.
  public struct Value: Equatable, Sendable {
    /// The angle of the rotation, relative to its start.
    public var rotation: Angle
  }
  /// The body type of a rotation gesture, which has no body.
  public typealias Body = Never

  /// Creates a rotation gesture; the minimum angle delta is ignored.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Has no effect: a terminal does not report rotation gestures.
public struct RotationGesture: Gesture {
  /// The rotation as an angle, relative to its start.
  public typealias Value = Angle
  /// The body type of a rotation, which has no body.
  public typealias Body = Never

  /// Creates a rotation; the minimum angle delta is ignored.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Has no effect: no gesture updates the state, which retains its initial value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The initial value, which no gesture changes.
  public var wrappedValue: Value

  /// Creates a gesture state from the default value of the wrapped property.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a gesture state with an initial value.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// The gesture state to pass to the `updating` modifier of a gesture.
  public var projectedValue: GestureState<Value> { self }
}
