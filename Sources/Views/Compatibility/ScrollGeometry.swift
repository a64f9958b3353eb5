import Foundation
import PlatenControls
@_spi(Nodes) import PlatenGraph

/// The geometry of a scroll view, which is never reported.
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize

  /// The visible part of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The bounds of the scroll view.
  public var bounds: CGRect { visibleRect }
}

/// The phase of scrolling, which is never reported.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  /// Whether the content moves.
  public var isScrolling: Bool { self != .idle }
}

/// The circumstances of a change of the phase of scrolling, which are never reported.
public struct ScrollPhaseChangeContext: Sendable {
  public let geometry: ScrollGeometry
}

/// Has no effect: the content of a scroll view begins at its start.
public enum ScrollAnchorRole: Hashable, Sendable {
  case initialOffset, sizeChanges, alignment
}

/// Has no effect: content is cut at the edges of a scroll view.
public enum ScrollEdgeEffectStyle: Hashable, Sendable {
  case automatic, hard, soft
}

/// Has no effect: nothing is dragged over a control.
public enum SpringLoadingBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}

extension View {
  /// Has no effect: the geometry of scroll views is never reported.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: the phase of scrolling is never reported.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: neither the phase of scrolling nor its circumstances are ever reported.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: the ids of visible views are never reported.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: a scroll view shows the start of its content.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { withoutEffect(self) }

  /// Has no effect: the content of a scroll view begins at its start in every role.
  public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: the edges of a scroll view have one style.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: there is nothing to hide at the edges of a scroll view.
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: no drag activates a control.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    withoutEffect(self)
  }
}

extension ScrollTargetBehavior {
  /// Has no effect: scrolling does not stop early.
  public enum LimitBehavior: Hashable, Sendable {
    case automatic, always, alwaysByOne, never
  }

  /// Returns a behavior that snaps to views; the limit is ignored.
  public static func viewAligned(limitBehavior: LimitBehavior) -> ScrollTargetBehavior {
    .viewAligned
  }
}
