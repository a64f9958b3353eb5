import Foundation
@_spi(Nodes) import PlatenGraph

/// A gesture that a press stands for.
@MainActor
private protocol PressGesture: Gesture {
  /// Whether something is done at its end.
  var hasAction: Bool { get }
  /// Does what is done at its end, and says what a press tells of it.
  func press() -> Value
}

extension PressGesture {
  fileprivate var hasAction: Bool { false }

  fileprivate var action: @MainActor () -> Void { { _ = press() } }
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

  fileprivate func press() {}
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

  fileprivate func press() -> Bool { true }
}

/// A gesture with an action at its end.
struct EndedGesture<Base: Gesture>: Gesture {
  typealias Value = Base.Value
  typealias Body = Never

  let base: Base
  let action: (Base.Value) -> Void
}

extension EndedGesture: PressGesture where Base: PressGesture {
  fileprivate var hasAction: Bool { true }

  fileprivate func press() -> Base.Value {
    let value = base.press()
    action(value)
    return value
  }
}

extension Gesture {
  /// The gesture itself, or what it is made of, if a press stands for that.
  fileprivate var pressGesture: (any PressGesture)? {
    if let gesture = self as? any PressGesture { return gesture }
    return Body.self == Never.self ? nil : body.pressGesture
  }
}

extension View {
  /// Has this view pressed where the gesture is a tap or a long press and the view holds no controls;
  /// else without effect.
  ///
  /// - Parameter mask: With no `.gesture` in it, the view is not pressed.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    pressed(by: gesture, including: mask, .ofControls)
  }

  /// Has this view pressed where the gesture is a tap or a long press; a press of controls in it does
  /// what the gesture does, and no more.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    pressed(by: gesture, including: mask, .ofAction)
  }

  /// Has this view pressed where the gesture is a tap or a long press; a press of controls in it does
  /// what they do, and then what the gesture does.
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
    } else {
      self
    }
  }
}
