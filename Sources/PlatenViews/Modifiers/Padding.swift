import Foundation
import PlatenLines

/// Room around a view.
private struct PaddingModifier: LayoutModifier {
  let leading, trailing, top, bottom: Int

  func widths(of unit: any Unit) -> Widths { unit.widths() + Widths(fixed: leading + trailing) }

  func block(of unit: any Unit, for proposal: Proposal, origin: Origin) -> Block {
    let inner = unit.block(for: Proposal(width: proposal.width - leading - trailing))
    return Block(joining: [
      Block([Line](repeating: .empty, count: top), origin: origin),
      inner.mapLines { $0.indented(by: leading).padded(to: leading + inner.width + trailing) },
      Block([Line](repeating: .empty, count: bottom), origin: origin),
    ])
  }
}

/// Sides of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// Any of the sides.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Lengths at the sides of a rectangle, in points.
public struct EdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat

  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

extension View {
  /// Room around the view, in points: 8 a cell, 16 a line; 16 where no length is given.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    func side(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length ?? 16 : 0 }
    return padding(
      EdgeInsets(
        top: side(.top), leading: side(.leading), bottom: side(.bottom),
        trailing: side(.trailing)))
  }

  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(
      PaddingModifier(
        leading: Points.cells(insets.leading), trailing: Points.cells(insets.trailing),
        top: Points.lines(insets.top), bottom: Points.lines(insets.bottom)))
  }
}
