import Foundation
import PlatenLines

/// Views on top of each other.
///
///     VStack(alignment: .leading, spacing: 16) {
///       Text("first")
///       Text("second, an empty line below the first")
///     }
///
/// Spacing is in points, 16 a line; without it there is none.
public struct VStack<Content: View>: Primitive {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func makeNode(in place: Place) -> Node { VStackNode(self, in: place) }
}

private final class VStackNode<Content: View>: ContainerNode<VStack<Content>> {
  override func evaluate() {
    setContent(view.content)
    requireLayout()
  }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    var column = Column(
      proposal: Proposal(width: proposal.width), spacing: Points.lines(view.spacing ?? 0),
      alignment: view.alignment)
    var block = content.arrange(in: column)
    if view.alignment != .leading {
      column.span = block.width
      block = content.arrange(in: column)
    }
    return block.dropFirst(column.spacing)
  }

  override func makeWidths() -> Widths { content.widths() }
}
