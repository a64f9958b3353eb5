import Foundation
@_spi(Nodes) import PlatenGraph

/// Has no effect: nothing covers the edges of a terminal screen.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bit mask of the regions, with one bit per region.
  public let rawValue: UInt

  /// Creates a set of safe area regions from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The region that bars cover.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// The region that an on-screen keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// The set of all safe area regions.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Has no effect: a terminal screen has no safe area to ignore.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: a terminal screen has no safe area at its edges.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { withoutEffect(self) }

  /// Has no effect: a terminal screen has no safe area to pad at the specified edges.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: a terminal screen has no safe area to pad.
  public func safeAreaPadding(_ length: CGFloat) -> some View { withoutEffect(self) }

  /// Places content above or below this view.
  ///
  ///     List(notes) { Text($0.text) }
  ///       .safeAreaInset(edge: .bottom) { Button("Add") { add() } }
  ///
  /// - Parameter spacing: The distance to this view, in points (16 per line). The default is 0.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    VStack(alignment: alignment, spacing: spacing) {
      if edge == .top { content() }
      self
      if edge == .bottom { content() }
    }
  }

  /// Places content before or after this view in the same row.
  ///
  /// - Parameter spacing: The distance to this view, in points (8 per cell). The default is one
  ///   cell.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    HStack(alignment: alignment, spacing: spacing) {
      if edge == .leading { content() }
      self
      if edge == .trailing { content() }
    }
  }
}
