import Foundation
@_spi(Nodes) import PlatenGraph

/// Accepted without effect: parts of a screen that something else lies over; a terminal has none.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// A bit for each part.
  public let rawValue: UInt

  /// The parts of which the bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The parts under bars.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// The part under a keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// All of them.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Accepted without effect: a screen has no unsafe edges.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// Accepted without effect: a screen has no unsafe edges.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Accepted without effect: a screen has no unsafe edges.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    self
  }

  /// Accepted without effect: a screen has no unsafe edges.
  public func safeAreaPadding(_ length: CGFloat) -> some View { self }

  /// Views above or below this one.
  ///
  ///     List(notes) { Text($0.text) }
  ///       .safeAreaInset(edge: .bottom) { Button("Add") { add() } }
  ///
  /// - Parameter spacing: Points to this view, 16 a line; no line if `nil`.
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

  /// Views beside this one.
  ///
  /// - Parameter spacing: Points to this view, 8 a cell; one cell if `nil`.
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
