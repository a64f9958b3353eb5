import Foundation
import PlatenControls
@_spi(Nodes) import PlatenGraph

/// Has no effect: views appear and disappear immediately.
public struct AnyTransition: Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// A transition that leaves the view unchanged.
  public static let identity = AnyTransition("identity")
  /// A transition that fades the view in and out.
  public static let opacity = AnyTransition("opacity")
  /// A transition that moves the view in from the leading edge and out to the trailing edge.
  public static let slide = AnyTransition("slide")
  /// A transition that scales the view.
  public static let scale = AnyTransition("scale")

  /// Returns a transition that scales the view by the specified factor around an anchor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
  /// Returns a transition that moves the view in from an edge and out to the same edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition("move") }
  /// Returns a transition that moves the view in from an edge and pushes out the previous view.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition("push") }
  /// Returns a transition that moves the view by an offset.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition("offset") }
  /// Returns a transition that moves the view by x and y offsets.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition("offset")
  }
  /// Returns a transition that differs between insertion and removal.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    insertion
  }
  /// Returns a transition between an active modifier and an identity modifier.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition("modifier")
  }

  /// Returns a combination of this transition and another.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Returns this transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// Has no effect: the content of a view changes immediately.
public struct ContentTransition: Hashable, Sendable {
  private let name: String

  /// A content transition that leaves the content unchanged.
  public static let identity = ContentTransition(name: "identity")
  /// A content transition that fades between the contents.
  public static let opacity = ContentTransition(name: "opacity")
  /// A content transition that interpolates between the contents.
  public static let interpolate = ContentTransition(name: "interpolate")

  /// Returns a content transition for numbers that count up or down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// Returns a content transition for numbers whose direction depends on a value.
  public static func numericText(value: Double) -> ContentTransition { numericText() }
  /// Returns a content transition that applies a symbol effect.
  public static func symbolEffect(_ effect: SymbolEffect = .automatic) -> ContentTransition {
    ContentTransition(name: "symbolEffect")
  }
  /// A content transition that applies the default symbol effect.
  public static var symbolEffect: ContentTransition { symbolEffect() }
}

extension View {
  /// Has no effect: the view appears and disappears without a transition.
  public func transition(_ t: AnyTransition) -> some View { withoutEffect(self) }

  /// Has no effect: the content of this view changes without a transition.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    withoutEffect(self)
  }
}

/// Has no effect: views do not share their geometry.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// Creates a namespace.
  public init() {}

  /// The identifier of the namespace.
  public var wrappedValue: ID { ID() }

  /// The type of a namespace's identifier. All identifiers are equal.
  public struct ID: Hashable, Sendable {}
}

/// Has no effect: matched views share neither position nor size.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bit mask of the properties to match.
  public let rawValue: UInt32

  /// Creates a set of properties to match from a bit mask.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position of the view.
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  /// The size of the view.
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  /// The position and the size of the view.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Has no effect: matched views do not share their geometry.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    withoutEffect(self)
  }
}
