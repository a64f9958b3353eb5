@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A container that arranges labeled controls in rows, with the labels in a separate column.
///
///     Form {
///       TextField("Name", text: $name)
///       Button("Save") { save() }
///     }
///
/// The label column is as wide as the widest label, up to a third of the width of the form.
/// Unchanged rows are laid out again only when the width of that column changes. A stack or a frame
/// in a form is a single row, in which each label precedes its field. Empty lines surround
/// sections. A form fills the available width.
public struct Form<Content: View>: PrimitiveView {
  let content: Content

  /// Creates a form with the specified rows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func makeNode(in context: NodeContext) -> Node {
    FormNode(self, in: context.adding([.skipsComparison, .scrolls]))
  }
}

private final class FormNode<Content: View>: ContainerNode<Form<Content>>, RowsContainer,
  ScrollingNode
{
  private lazy var gap = Block([.empty], origin: graph.newNodeID())

  var scrollsVertically: Bool { true }

  /// Returns `false`, because a form always displays all of its rows.
  func scroll(toID id: AnyHashable, anchor: UnitPoint?) -> Bool { false }

  func select(_ value: AnyHashable) -> Bool { false }

  override func evaluate() { setContent(view.content) }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    let labels = min(content.widths.label, proposal.width / 3)
    let column = StackLayout(
      proposal: Proposal(width: proposal.width, labels: labels > 0 ? labels : nil))
    let block =
      content.hasFormSections
      ? Block(joining: sections.blocks(in: column, parted: gap)) : content.arranged(in: column)
    return block.widened(to: proposal.width)
  }

  /// The sections and the views between them.
  private var sections: [FormSection] {
    var sections: [FormSection] = []
    content.addFormSections(to: &sections)
    return sections
  }

  override func makeWidthRange() -> WidthRange {
    let widths = content.widths
    return WidthRange(widths.min, widths.ideal, WidthRange.unlimited)
  }
}

/// The node of a form.
private protocol FormContainer: Node {}

extension FormNode: FormContainer {}

extension Node {
  /// Whether the node is in a form.
  ///
  /// - Complexity: O(*d*) in the number of nodes above this one.
  final var isInForm: Bool { parent.map { $0 is any FormContainer || $0.isInForm } ?? false }
}
