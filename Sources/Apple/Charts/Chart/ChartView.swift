@_spi(Nodes) import PlatenGraph
import PlatenLines
import PlatenNavigation

/// The plot of a chart with its labels.
struct ChartView {
  let plan: ChartPlan
}

extension ChartView: PrimitiveView {
  func makeNode(in context: NodeContext) -> Node { ChartNode(self, in: context) }
}

/// A node that draws a chart with the texts of the views in it.
private final class ChartNode: ContainerNode<ChartView> {
  /// The parts of a chart, by its form.
  private enum Drawing {
    case bars(BarPlan)
    case sectors(SectorPlan)
    case plot(PlotPlan)
  }

  private var drawing: Drawing?
  private var style = Style.plain

  override func evaluate() {
    var views = view.plan.views
    drawing =
      switch view.plan.form {
      case .bars: .bars(BarPlan(view.plan, &views))
      case .sectors: .sectors(SectorPlan(view.plan))
      case .plot: .plot(PlotPlan(view.plan, &views))
      }
    let labels = views.views
    style = tracking { EnvironmentValues(scope).textStyle }
    setContent(ForEach(labels.indices, id: \.self) { labels[$0] })
    setNeedsLayout()
  }

  /// The texts of the views in the chart.
  private var texts: [String] {
    content.relyOnLayout()
    return content.children.map(\.text)
  }

  // MARK: Layout

  private var isPlot: Bool {
    if case .plot = drawing { return true }
    return false
  }

  override var fillsHeight: Bool { false }

  override func makeWidthRange() -> WidthRange {
    content.relyOnLayout()
    return WidthRange(8, 40, WidthRange.unlimited, framing: isPlot ? .exact : .none)
  }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    let lines = lines(width: proposal.width, height: proposal.height)
    return Block(lines.map { $0.styled(style) }, origin: origin).unless(equalTo: old)
  }

  private func lines(width: Int, height: Int?) -> [Line] {
    switch drawing {
    case .bars(let bars): bars.chart(texts).lines(width: width, glyphs: graph.glyphs)
    case .sectors(let sectors): sectors.chart(texts).lines(width: width, glyphs: graph.glyphs)
    case .plot(let plot):
      plot.chart(texts).lines(width: width, height: height, glyphs: graph.glyphs)
    case nil: []
    }
  }

  // MARK: Reading

  private var spoken: [String] {
    switch drawing {
    case .bars(let bars): bars.spoken(texts)
    case .sectors(let sectors): sectors.spoken(texts)
    case .plot(let plot): plot.spoken(texts)
    case nil: []
    }
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    key == TextsKey.self ? spoken as? K.Value : nil
  }

  override func collectControls(into controls: inout ControlCollector) {
    guard controls.isHeard else { return }
    let lines = spoken
    controls.subtree {
      for line in lines { $0.say(line, at: origin) }
    } mapTexts: {
      $0.separateTexts()
    }
  }
}
