import Foundation
import PlatenCoreTransferable
import PlatenFoundation
import PlatenGraph
import PlatenNavigation

/// The values that are dropped on a view. A terminal reports no drops.
public struct DropInfo: Sendable {
  public let location: CGPoint

  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  public func hasItemsConforming(to types: [String]) -> Bool { false }
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

/// What happens to dropped values, which has no effect.
public enum DropOperation: Sendable {
  case cancel, forbidden, copy, move
}

/// The behavior of a drop, which has no effect.
public struct DropProposal: Sendable {
  public let operation: DropOperation

  public init(operation: DropOperation) { self.operation = operation }
}

/// The responses of an app to drops, which do not occur at a terminal.
@MainActor @preconcurrency
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

extension View {
  /// Has no effect: a terminal does not report drags of items.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: a terminal does not report drags of items, so there is no preview.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: no items can be dropped.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: no items can be dropped at a location.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: no items of the named types can be dropped.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: no items can be dropped to which a delegate could respond.
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: no items of the named types can be dropped to which a delegate could respond.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    withoutEffect(self)
  }
}
