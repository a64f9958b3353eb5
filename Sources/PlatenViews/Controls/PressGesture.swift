import Foundation

/// A gesture that a press stands for.
@MainActor
private protocol PressGesture: Gesture {
  /// What a press tells of it.
  static var pressed: Value { get }
}

/// A tap: a press of the view.
///
///     Text("Ada").gesture(TapGesture().onEnded { greet() })  // press Ada
public struct TapGesture: PressGesture {
  /// Nothing is told of it.
  public typealias Value = Void
  /// The type of what it is made of: nothing.
  public typealias Body = Never

  /// Without effect: one press is enough.
  public var count: Int

  /// A tap, or several.
  public nonisolated init(count: Int = 1) { self.count = count }

  fileprivate static var pressed: Void { () }
}

/// A finger that stays: a press of the view.
public struct LongPressGesture: PressGesture {
  /// Whether it is there.
  public typealias Value = Bool
  /// The type of what it is made of: nothing.
  public typealias Body = Never

  /// Without effect: a press in text takes no time.
  public var minimumDuration: Double
  /// Without effect, too.
  public var maximumDistance: CGFloat

  /// A finger that stays.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }

  fileprivate static var pressed: Bool { true }
}

/// A gesture with an action at its end.
struct EndedGesture<Base: Gesture>: Gesture {
  typealias Value = Base.Value
  typealias Body = Never

  let base: Base
  let action: (Base.Value) -> Void
}

/// A gesture that may do something when a view is pressed.
@MainActor
private protocol Pressable {
  /// What it does; `nil` if a press is no such gesture.
  var press: (@MainActor () -> Void)? { get }
}

extension EndedGesture: Pressable {
  fileprivate var press: (@MainActor () -> Void)? {
    let inner = (base as? any Pressable)?.press
    guard let pressed = (Base.self as? any PressGesture.Type)?.pressed as? Base.Value else {
      return inner
    }
    return { [action] in
      inner?()
      action(pressed)
    }
  }
}

extension View {
  /// Has this view pressed where the gesture is a tap or a long press; else without effect.
  @ViewBuilder
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    if mask.contains(.gesture), let press = (gesture as? any Pressable)?.press {
      onTapGesture(perform: press)
    } else {
      self
    }
  }

  /// Has this view pressed where the gesture is a tap or a long press; else without effect.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, including: mask)
  }

  /// Has this view pressed where the gesture is a tap or a long press; else without effect.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, including: mask)
  }
}
