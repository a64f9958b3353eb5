@_spi(Nodes) import PlatenGraph
import PlatenLines

/// The base class of the nodes of modifiers that make a view a control, which looks like the view.
class ContentControlNode<Content: View, Modifier>: ContainerNode<ModifiedContent<Content, Modifier>>
where ModifiedContent<Content, Modifier>: View {
  final override func evaluate() {
    tracking { setEnabled(EnvironmentValues(scope).isEnabled) }
    setContent(view.content)
  }

  final override var innerTraits: ViewTraits { content.viewTraits }

  final override func makeWidthRange() -> WidthRange { content.widths }

  final override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    marked(content.arranged(in: StackLayout(proposal: proposal)))
  }
}
