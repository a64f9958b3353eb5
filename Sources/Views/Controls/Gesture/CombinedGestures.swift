@_spi(Nodes) import PlatenGraph

/// Two gestures in sequence, which the user performs by one press if both are taps or long presses.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the gestures that are finished.
  public enum Value {
    /// The first gesture is in progress.
    case first(First.Value)
    /// The first gesture is finished.
    case second(First.Value, Second.Value?)
  }

  /// The body type of combined gestures, which have no body.
  public typealias Body = Never

  /// The first gesture.
  public var first: First
  /// The gesture that follows the first.
  public var second: Second

  /// Creates a sequence of two gestures.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension SequenceGesture: PressGesture where First: PressGesture, Second: PressGesture {
  var hasAction: Bool { first.hasAction || second.hasAction }

  func press() -> Value { .second(first.press(), second.press()) }
}

/// Two gestures at the same time. A press performs those that are taps or long presses.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of the gestures.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture, or `nil` if a press does not perform it.
    public var second: Second.Value?
  }

  /// The body type of simultaneous gestures, which have no body.
  public typealias Body = Never

  /// The first of the simultaneous gestures.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates two gestures at the same time.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension SimultaneousGesture: PressGesture where First: PressGesture {
  var hasAction: Bool { first.hasAction || second.pressGesture?.hasAction ?? false }

  func press() -> Value {
    Value(first: first.press(), second: second.pressGesture?.pressed() as? Second.Value)
  }
}

extension PressGesture {
  /// Performs the gesture, and returns its type-erased value.
  fileprivate func pressed() -> Any { press() }
}

/// Two gestures of which only one succeeds: the first.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the gesture that succeeds.
  public enum Value {
    /// The first gesture succeeds.
    case first(First.Value)
    /// The second gesture succeeds.
    case second(Second.Value)
  }

  /// The body type of exclusive gestures, which have no body.
  public typealias Body = Never

  /// The gesture that is preferred.
  public var first: First
  /// The gesture that is used if the first fails.
  public var second: Second

  /// Creates two gestures of which one succeeds.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension ExclusiveGesture: PressGesture where First: PressGesture {
  var hasAction: Bool { first.hasAction }

  func press() -> Value { .first(first.press()) }
}

extension Gesture {
  /// Combines this gesture with another that happens at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Combines this gesture with another that follows it.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Combines this gesture with another, of which only one succeeds.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
