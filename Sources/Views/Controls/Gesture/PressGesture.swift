import Foundation
@_spi(Nodes) import PlatenGraph

/// A gesture that the user performs by pressing a view.
@MainActor
protocol PressGesture: Gesture {
  /// Whether the gesture has an action to run when the gesture ends.
  var hasAction: Bool { get }
  /// Runs the actions of the gesture and returns its value.
  func press() -> Value
}

extension PressGesture {
  var hasAction: Bool { false }

  fileprivate var action: @MainActor () -> Void { { _ = press() } }
}

/// A tap gesture, which the user performs by pressing the view.
///
///     Text("Ada").gesture(TapGesture().onEnded { greet() })  // press Ada
public struct TapGesture: PressGesture {
  /// The value type of a tap gesture, which provides no information.
  public typealias Value = Void
  /// The body type of a tap gesture, which has no body.
  public typealias Body = Never

  /// The requested number of taps, which is ignored: a single press is enough.
  public var count: Int

  /// Creates a tap gesture; the number of taps is ignored.
  public nonisolated init(count: Int = 1) { self.count = count }

  func press() {}
}

/// A long-press gesture, which the user performs by pressing the view.
public struct LongPressGesture: PressGesture {
  /// The value type of a long-press gesture, whose value is always `true`.
  public typealias Value = Bool
  /// The body type of a long-press gesture, which has no body.
  public typealias Body = Never

  /// The requested duration in seconds, which is ignored: a press takes no time.
  public var minimumDuration: Double
  /// The requested maximum distance in points, which is ignored: a press does not move.
  public var maximumDistance: CGFloat

  /// Creates a long-press gesture; the minimum duration and maximum distance are ignored.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }

  func press() -> Bool { true }
}

/// A tap gesture with a location, which the user performs by pressing the view.
public struct SpatialTapGesture: PressGesture {
  /// The value of a tap gesture with a location.
  public struct Value: Equatable, Sendable {
    /// The origin of the view, because a press has no position.
    public var location: CGPoint
  }
  /// The body type of a tap gesture with a location, which has no body.
  public typealias Body = Never

  /// The number of taps, which is ignored: a single press is enough.
  public var count: Int

  /// Creates a tap gesture; the number of taps and the coordinate space are ignored.
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
  }

  func press() -> Value { Value(location: .zero) }
}

/// A gesture whose value is transformed.
struct MappedGesture<Base: Gesture, Value>: Gesture {
  typealias Body = Never

  let base: Base
  let transform: (Base.Value) -> Value
}

extension MappedGesture: PressGesture where Base: PressGesture {
  var hasAction: Bool { base.hasAction }

  func press() -> Value { transform(base.press()) }
}

/// A type-erased gesture. An action that is added to it has no effect; add it to the gesture inside.
public struct AnyGesture<Value>: Gesture, ErasedGesture {
  /// The body type of a type-erased gesture, which has no body.
  public typealias Body = Never

  fileprivate let base: any Gesture

  /// Creates a type-erased gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value { base = gesture }
}

/// A gesture whose type is erased.
@MainActor
private protocol ErasedGesture {
  var base: any Gesture { get }
}

/// A gesture and an action that runs when the user performs the gesture.
struct PerformedGesture<Base: Gesture>: Gesture {
  typealias Value = Base.Value
  typealias Body = Never

  let base: Base
  let action: (Base.Value) -> Void
}

extension PerformedGesture: PressGesture where Base: PressGesture {
  var hasAction: Bool { true }

  func press() -> Base.Value {
    let value = base.press()
    action(value)
    return value
  }
}

extension Gesture {
  /// This gesture or the nearest of its nested bodies that is a press gesture, or `nil` if there is
  /// no such gesture.
  var pressGesture: (any PressGesture)? {
    if let gesture = self as? any PressGesture { return gesture }
    if let gesture = self as? any ErasedGesture { return gesture.base.pressGesture }
    return Body.self == Never.self ? nil : body.pressGesture
  }
}

extension View {
  /// Adds a tap or long-press gesture that the user performs by pressing this view.
  ///
  /// If this view contains controls, the user can press only the controls, and the gesture has no
  /// effect. Other kinds of gestures have no effect.
  ///
  /// - Parameter mask: The gestures to enable. Without `.gesture`, the added gesture has no effect.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    pressed(by: gesture, including: mask, .ofControls)
  }

  /// Adds a tap or long-press gesture that takes precedence over the controls in this view.
  ///
  /// Pressing a control in this view runs only the action of the gesture.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    pressed(by: gesture, including: mask, .ofAction)
  }

  /// Adds a tap or long-press gesture that does not replace the controls in this view.
  ///
  /// Pressing a control in this view runs the action of the control, then the action of the
  /// gesture.
  ///
  ///     Button("Buy") { buy() }.simultaneousGesture(TapGesture().onEnded { count += 1 })
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    pressed(by: gesture, including: mask, .ofNone)
  }

  @ViewBuilder
  private func pressed(
    by gesture: some Gesture, including mask: GestureMask, _ precedence: TapModifier.Precedence
  ) -> some View {
    if let gesture = gesture.pressGesture, gesture.hasAction {
      let action = mask.contains(.gesture) ? gesture.action : nil
      modifier(TapModifier(action: action, precedence: precedence))
    } else if gesture.pressGesture == nil {
      withoutEffect(self, "gesture(_:including:)")
    } else {
      self
    }
  }
}
