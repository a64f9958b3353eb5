import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// Views made by the room that they get.
///
///     GeometryReader { proxy in
///       Text("half as wide").frame(width: proxy.size.width / 2)
///     }
///
/// It takes all the width that there is, and the lines of what is in it, for heights are not offered.
/// Behind another view, or in front of one, its room is that view's.
public struct GeometryReader<Content: View>: PrimitiveView {
  /// What makes the views.
  public var content: (GeometryProxy) -> Content

  /// Views made by the room that they get.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  package func makeNode(in context: NodeContext) -> Node { GeometryNode(self, in: context) }
}

private final class GeometryNode<Content: View>: ContainerNode<GeometryReader<Content>>,
  ProposalReader
{
  private lazy var room = Proposal(width: graph.width)
  /// The pass in which it was last found what room there is: once in each, so that what asks in two
  /// ways does not make it change without end.
  private var lastMeasured: Int?

  override func evaluate() {
    let content = tracking {
      let lines = room.height ?? graph.rows.value
      let size = CGSize(
        width: Points.length(ofCells: room.width), height: Points.length(ofLines: lines))
      return view.content(GeometryProxy(size: size))
    }
    setContent(content)
  }

  override func makeWidthRange() -> WidthRange {
    WidthRange(content.widths.min, content.widths.ideal, WidthRange.unlimited)
  }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    let new = Proposal(width: proposal.width, height: proposal.height)
    if lastMeasured != graph.pass {
      lastMeasured = graph.pass
      if new != room {
        room = new
        evaluateNow()
      }
    }
    return content.arranged(in: StackLayout(proposal: new)).widened(to: new.width)
  }
}

/// The room that a ``GeometryReader`` gets.
public struct GeometryProxy: Sendable {
  /// Its size in points: 8 a cell, 16 a line. Where no height is given it is that of the screen.
  public let size: CGSize

  /// None: a screen has no unsafe edges.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The room as a rectangle. It begins at zero in any space, for a view does not know where it
  /// stands.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
}

/// What positions are counted from.
public enum CoordinateSpace: Hashable, Sendable {
  /// The screen.
  case global
  /// The view itself.
  case local
  /// A view that has a name.
  case named(String)
}

extension View {
  /// Accepted without effect: a name for what positions in this view are counted from.
  public func coordinateSpace<T: Hashable>(name: T) -> some View { self }

  /// Accepted without effect: a name for what positions in this view are counted from.
  public func coordinateSpace(_ name: CoordinateSpace) -> some View { self }
}
