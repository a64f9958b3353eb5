import PlatenLines

/// Controls in rows, their labels in a column of their own.
///
///     Form {
///       TextField("Name", text: $name)
///       Button("Save") { save() }
///     }
///
/// The label column is as wide as the widest label, at most a third of the form.
public struct Form<Content: View>: Primitive {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func makeNode(in place: Place) -> Node { FormNode(self, in: place) }
}

private final class FormNode<Content: View>: ContainerNode<Form<Content>> {
  override func evaluate() { setContent(view.content) }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    let labels = min(content.labelWidth(), proposal.width / 3)
    return content.arrange(
      in: Column(proposal: Proposal(width: proposal.width, labels: labels)))
  }

  override func makeWidths() -> Widths {
    var widths = content.widths()
    widths.most = Widths.unlimited
    return widths
  }
}
