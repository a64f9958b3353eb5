import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A container that creates its content from the proposed size.
///
///     GeometryReader { proxy in
///       Text("half as wide").frame(width: proxy.size.width / 2)
///     }
///
/// The reader fills the proposed width and is as tall as its content. In a background or an
/// overlay, the reader has the size of the modified view.
public struct GeometryReader<Content: View>: PrimitiveView {
  /// The view builder for the content, which receives a geometry proxy.
  public var content: (GeometryProxy) -> Content

  /// Creates a container whose content depends on the proposed size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  package func makeNode(in context: NodeContext) -> Node { GeometryNode(self, in: context) }
}

private final class GeometryNode<Content: View>: ContainerNode<GeometryReader<Content>>,
  ProposalReader
{
  private lazy var room = Proposal(width: graph.width)
  /// The layout pass in which the size was last read. The size changes at most once per pass.
  /// Otherwise, a container that proposes two sizes would invalidate the content forever.
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

/// The size of a ``GeometryReader``.
public struct GeometryProxy: Sendable {
  /// The proposed size in points: 8 per cell, 16 per line. Without a proposed height, the height is
  /// that of the screen.
  public let size: CGSize

  /// Zero insets: a terminal has no unsafe areas.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns a rectangle with the proposed size. Its origin is zero in every coordinate space,
  /// because a view does not know its position.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
}

/// A coordinate space for positions. All coordinate spaces have the same effect.
public enum CoordinateSpace: Hashable, Sendable {
  /// The coordinate space of the screen.
  case global
  /// The coordinate space of the view.
  case local
  /// The coordinate space of an ancestor with a name.
  case named(String)
}

extension View {
  /// Has no effect: positions are zero in every coordinate space.
  public func coordinateSpace<T: Hashable>(name: T) -> some View { withoutEffect(self) }

  /// Has no effect: views do not know their positions in a coordinate space.
  public func coordinateSpace(_ name: CoordinateSpace) -> some View { withoutEffect(self) }
}
