import Foundation
@_spi(Nodes) import PlatenGraph

/// The view to which a scroll view scrolls.
///
/// Only a scroll position with the id of a view has an effect. The user's scrolling does not change
/// it.
public struct ScrollPosition: Equatable, Sendable {
  /// A request to scroll to a view.
  fileprivate struct Request: Equatable, Sendable {
    let id: any Hashable & Sendable
    let anchor: UnitPoint?
    /// Distinguishes repeated requests.
    let number: Int

    static func == (one: Self, other: Self) -> Bool {
      one.number == other.number && AnyHashable(one.id) == AnyHashable(other.id)
    }
  }

  fileprivate private(set) var request: Request?
  /// The edge to which the scroll view scrolls, which has no effect.
  public private(set) var edge: Edge?
  /// The point to which the scroll view scrolls, which has no effect.
  public private(set) var point: CGPoint?

  /// Creates a position in a scroll view whose views have ids of a type.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  /// Creates a position at a view.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    scrollTo(id: id, anchor: anchor)
  }

  /// Creates a position at an edge, which has no effect.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.edge = edge
  }

  /// Creates a position at a point, which has no effect.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.point = point
  }

  /// Scrolls to the view with an id.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    let number = (request?.number ?? 0) + 1
    request = Request(id: id, anchor: anchor, number: number)
    (edge, point) = (nil, nil)
  }

  /// Has no effect: only views with ids can be scrolled to, not edges.
  public mutating func scrollTo(edge: Edge) {
    self.edge = withoutEffect(edge)
    point = nil
  }

  /// Has no effect: only views with ids can be scrolled to, not points.
  public mutating func scrollTo(point: CGPoint) {
    self.point = withoutEffect(point)
    edge = nil
  }

  /// Requests coordinates, as `scrollTo(point:)` does.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }

  /// Requests a vertical coordinate, as `scrollTo(point:)` does.
  public mutating func scrollTo(y: CGFloat) { scrollTo(x: 0, y: y) }

  /// Requests a horizontal coordinate, as `scrollTo(point:)` does.
  public mutating func scrollTo(x: CGFloat) { scrollTo(x: x, y: 0) }

  /// Whether the user scrolled, which is never reported.
  public var isPositionedByUser: Bool { false }

  /// The id of the view.
  public var viewID: (any Hashable & Sendable)? { request?.id }

  /// Returns the id of the view if it has a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { request?.id as? T }
}

extension View {
  /// Scrolls to a view when the binding changes to its id. The user's scrolling does not change the
  /// binding.
  public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrollViewReader { proxy in
      onChange(of: id.wrappedValue) { _, new in
        if let new { proxy.scrollTo(new, anchor: anchor) }
      }
    }
  }

  /// Scrolls to a view when the position in the binding changes. The user's scrolling does not change
  /// it.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrollViewReader { proxy in
      onChange(of: position.wrappedValue.request, initial: true) { _, new in
        if let new { proxy.scrollTo(AnyHashable(new.id), anchor: new.anchor ?? anchor) }
      }
    }
  }
}
