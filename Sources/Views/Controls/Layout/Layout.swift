import Foundation
@_spi(Nodes) import PlatenGraph

/// A type that arranges views by its own rules.
///
///     struct Diagonal: Layout {
///       func sizeThatFits(
///         proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
///       ) -> CGSize {
///         proposal.replacingUnspecifiedDimensions()
///       }
///
///       func placeSubviews(
///         in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
///       ) {
///         for (index, subview) in subviews.enumerated() {
///           let offset = Double(index) * 16
///           subview.place(
///             at: CGPoint(x: bounds.minX + offset, y: bounds.minY + offset), proposal: .unspecified)
///         }
///       }
///     }
///
///     Diagonal() {
///       Text("first")
///       Text("second")
///     }
///
/// Sizes and positions are in points: 8 per cell, 16 per line. Positions are rounded to cells. Lines
/// and cells outside the bounds are cut off. A subview that is not placed is centered.
///
/// A layout is called on the main actor. Unlike in SwiftUI, it is not `Animatable`.
@preconcurrency
public protocol Layout {
  /// The type of the values that the layout retains between its calls.
  associatedtype Cache = Void
  /// The subviews of a layout.
  typealias Subviews = LayoutSubviews

  /// The properties of the layout, such as the orientation of a stack.
  static var layoutProperties: LayoutProperties { get }

  /// Creates the cache.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache after the subviews changed. By default, the cache is created again.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the size of the layout for a proposed size, in points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places the subviews in a rectangle, in points.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Has no effect: the enclosing stack determines its spacing.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Has no effect: views do not set alignment guides.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Has no effect: views do not set vertical alignment guides.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// The default properties, without an orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Updates the cache by creating it again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the default spacing.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// Returns `nil`: no explicit position.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    nil
  }

  /// Returns `nil`: no explicit vertical position.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    nil
  }

  /// Arranges views with the layout.
  @MainActor @preconcurrency
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Creates an empty cache.
  public func makeCache(subviews: Subviews) {}
}

/// The properties of a layout.
public struct LayoutProperties: Sendable {
  /// The axis along which a stack arranges its subviews. It determines the directions of spacers and
  /// dividers.
  public var stackOrientation: Axis?

  /// Creates properties without an orientation.
  public init() {}
}

/// The size that a layout proposes to a subview, in points.
public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width; `nil` requests the ideal width.
  public var width: CGFloat?
  /// The proposed height; `nil` requests the ideal height.
  public var height: CGFloat?

  /// A proposal for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// A proposal for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal from a width and a height.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal from a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Returns the proposed size with the missing dimensions replaced.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// The preferred distances between a view and its neighbors: one cell, and no line.
public struct ViewSpacing: Sendable {
  /// The spacing of a view without neighbors.
  public static let zero = ViewSpacing(cells: 0)

  private var cells = 1

  /// Creates the default spacing.
  public init() {}

  private init(cells: Int) { self.cells = cells }

  /// Returns the preferred distance to the next view, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal ? Points.length(ofCells: max(cells, next.cells)) : 0
  }

  /// Combines the spacing with that of another view. The edges have no effect.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    cells = max(cells, other.cells)
  }

  /// Returns the spacing combined with that of another view. The edges have no effect.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
  }
}
