import PlatenControls
import PlatenGraph
import PlatenNavigation

/// A view that draws data as a chart of text.
///
///     Chart(sales) { sale in
///       BarMark(x: .value("Day", sale.day), y: .value("Cups", sale.cups))
///     }
///     // Mon  ████████████ 12
///     // Tue  ██████▌ 6.5
///
/// Bars and sectors have a row for each category, with the value; a frame does not change them.
/// Lines, areas, points, rectangles, and bars of more than 50 categories are drawn in a plot with two
/// axes, ten lines high or as high as the frame. Series have different characters as well as
/// different colors. A spoken screen contains a line for each value.
public struct Chart<Content: ChartContent>: View {
  @Environment(\.self) private var values
  private let content: Content

  /// Creates a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart with the marks of each element of a collection of identifiable elements.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, C> {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart with the marks of each element of a collection, identified by the value at a key
  /// path.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  public var body: some View {
    var marks = _ChartMarks()
    content._addMarks(to: &marks)
    let plan = ChartPlan(marks.marks, values.chart, in: values)
    return Group {
      // A stack would take the size of a frame, which a chart of rows ignores.
      if plan.settings.overlays.isEmpty {
        ChartView(plan: plan)
      } else {
        VStack(alignment: .leading, spacing: 0) {
          ChartView(plan: plan)
          overlays(of: plan)
        }
      }
    }
    .environment(\.chart, ChartSettings())
  }

  /// The views over and behind the plot, which are below it.
  private func overlays(of plan: ChartPlan) -> some View {
    ForEach(plan.settings.overlays.indices, id: \.self) { index in
      GeometryReader { geometry in
        plan.settings.overlays[index](ChartProxy(plan: plan, plotSize: geometry.size))
      }
    }
  }
}
