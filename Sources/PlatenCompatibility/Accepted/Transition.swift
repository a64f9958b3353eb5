import Foundation
import PlatenControls
@_spi(Nodes) import PlatenGraph

/// Accepted without effect: how a view comes and goes; here it is there or gone at once.
public struct AnyTransition: Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As it is.
  public static let identity = AnyTransition("identity")
  /// By getting to be seen.
  public static let opacity = AnyTransition("opacity")
  /// From one side, and to the other.
  public static let slide = AnyTransition("slide")
  /// By growing.
  public static let scale = AnyTransition("scale")

  /// By growing from a point.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
  /// From a side, and back.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition("move") }
  /// From a side, pushing out what was there.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition("push") }
  /// From so far away.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition("offset") }
  /// From so far away.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition("offset")
  }
  /// In one way, and away in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    insertion
  }
  /// From one modifier to another.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition("modifier")
  }

  /// In two ways at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// In this way, by an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// Accepted without effect: how what a view shows is replaced; here it is there at once.
public struct ContentTransition: Hashable, Sendable {
  private let name: String

  /// As it is.
  public static let identity = ContentTransition(name: "identity")
  /// By getting to be seen.
  public static let opacity = ContentTransition(name: "opacity")
  /// From one form to another.
  public static let interpolate = ContentTransition(name: "interpolate")

  /// As numbers that run.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// As numbers that run.
  public static func numericText(value: Double) -> ContentTransition { numericText() }
  /// By an effect of symbols.
  public static func symbolEffect(_ effect: SymbolEffect = .automatic) -> ContentTransition {
    ContentTransition(name: "symbolEffect")
  }
  /// By an effect of symbols.
  public static var symbolEffect: ContentTransition { symbolEffect() }
}

extension View {
  /// Accepted without effect: how this view comes and goes.
  public func transition(_ t: AnyTransition) -> some View { self }

  /// Accepted without effect: how what this view shows is replaced.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
}

/// Accepted without effect: what tells views that stand for the same thing from others.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// A namespace.
  public init() {}

  /// What stands for it.
  public var wrappedValue: ID { ID() }

  /// What stands for a namespace.
  public struct ID: Hashable, Sendable {}
}

/// Accepted without effect: what two views that stand for the same thing have in common.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt32

  /// Those of which the bits are set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where they are.
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  /// How large they are.
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Accepted without effect: which views stand for the same thing.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    self
  }
}
