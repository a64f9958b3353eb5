import Foundation
@_spi(Nodes) import PlatenGraph

/// Something that fingers do: of those there are none at a terminal, a tap and a long press are
/// presses of the view, and others are accepted without effect.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What is told of it.
  associatedtype Value = Body.Value
  /// The type of what it is made of.
  associatedtype Body: Gesture
  /// What it is made of.
  var body: Body { get }
}

extension Never: Gesture {
  /// Nothing is told of what is no gesture.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// Never called: nothing asks what a gesture is made of.
  public var body: Never {
    fatalError("\(Self.self) is a primitive gesture, whose body is never called")
  }
}

extension Gesture {
  /// Accepted without effect: an action while it goes on; it is never called.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }

  /// What is done at its end: by pressing the view, where it is a tap or a long press; else never.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    EndedGesture(base: self, action: action)
  }

  /// Accepted without effect: a state that follows it; it keeps its first value.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> {
    self
  }

  /// Accepted without effect: two gestures at once; it stands for the first.
  public func simultaneously<Other: Gesture>(with other: Other) -> some Gesture<Value> { self }

  /// Accepted without effect: one gesture after another; it stands for the first.
  public func sequenced<Other: Gesture>(before other: Other) -> some Gesture<Value> { self }

  /// Accepted without effect: one gesture or else another; it stands for the first.
  public func exclusively<Other: Gesture>(before other: Other) -> some Gesture<Value> { self }
}

/// Accepted without effect: a finger that moves.
public struct DragGesture: Gesture {
  /// What is told of it.
  public struct Value: Equatable, Sendable {
    /// When it was.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where it was at first.
    public var startLocation: CGPoint
    /// How fast it is, in points a second.
    public var velocity: CGSize
    /// Where it will be.
    public var predictedEndLocation: CGPoint

    /// How far it has come.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// How far it will come.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// The type of what it is made of: nothing.
  public typealias Body = Never

  /// A finger that moves.
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {}
}

/// Accepted without effect: two fingers that move apart.
public struct MagnificationGesture: Gesture {
  /// How far apart they are, by how far they were.
  public typealias Value = CGFloat
  /// The type of what it is made of: nothing.
  public typealias Body = Never

  /// Two fingers that move apart.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Accepted without effect: two fingers that turn.
public struct RotationGesture: Gesture {
  /// How far they have turned.
  public typealias Value = Angle
  /// The type of what it is made of: nothing.
  public typealias Body = Never

  /// Two fingers that turn.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Accepted without effect: a state that follows a gesture; it keeps its first value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value while no gesture goes on, as none does.
  public var wrappedValue: Value

  /// A state that begins with a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A state that begins with a value.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// The state itself, for gestures.
  public var projectedValue: GestureState<Value> { self }
}
