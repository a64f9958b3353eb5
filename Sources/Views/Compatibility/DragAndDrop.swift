import Foundation
import PlatenControls
@_spi(Nodes) import PlatenGraph

extension View {
  /// Has no effect: a terminal does not report drags.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: a terminal does not report drags, so there is no preview.
  public func draggable<V: View, T>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: nothing can be dropped.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: the pointer is not tracked.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    withoutEffect(self)
  }
}

/// Has no effect: a hovering pointer is never reported.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}
