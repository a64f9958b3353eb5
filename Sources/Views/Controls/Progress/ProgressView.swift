import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A view that shows the progress of a task or indicates that a task is in progress.
///
///     ProgressView("Loading", value: 2, total: 5)  // Loading [####------] 40%
///     ProgressView("Loading")  // Loading…
///
/// An indeterminate progress view is not animated. A spoken screen announces the start and the end
/// of a task.
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  let progress: Progress
  let label: Label
  let currentValueLabel: CurrentValueLabel
  /// Whether the view shows a measured value, not the progress of a task.
  private(set) var isGauge = false

  init(_ progress: Progress, label: Label, currentValueLabel: CurrentValueLabel) {
    (self.progress, self.label, self.currentValueLabel) = (progress, label, currentValueLabel)
  }

  /// Creates a progress view with a label and a custom label for the value.
  ///
  /// - Parameters:
  ///   - value: The completed amount, from 0 to the total; `nil` if the amount is unknown.
  ///   - currentValueLabel: A view that replaces the percentage.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value.map { .part(total > 0 ? Double($0 / total) : 0) } ?? .unknown, label: label(),
      currentValueLabel: currentValueLabel())
  }

  func makePlainNode(in context: NodeContext) -> Node { ProgressNode(self, in: context) }

  /// The view as part of a ``Gauge``.
  var asGauge: ProgressView {
    var gauge = self
    gauge.isGauge = true
    return gauge
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view with any view as its label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(.unknown, label: label(), currentValueLabel: EmptyView())
  }

  /// Creates a progress view that has any view as its label and shows the progress as a percentage.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view that displays "in progress…" in place of a label.
  public init() { self.init { EmptyView() } }

  /// Creates a progress view without a label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view with a string title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  /// Creates a progress view with a string title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}

private final class ProgressNode<Label: View, CurrentValueLabel: View>:
  LabeledNode<ProgressView<Label, CurrentValueLabel>>
{
  private var part: Double? {
    didSet { setNeedsLayout(ifChanged: part, from: oldValue) }
  }

  private let ticker = ReevaluationTimer()

  override func evaluate() {
    readLabel { part = view.progress.part(in: EnvironmentValues(scope)) }
    ticker.wait(for: view.progress.change, of: self)
    setContent(TupleView((view.label, view.currentValueLabel)))
  }

  override func mountedDidChange() {
    if isMounted { ticker.resume(for: view.progress.change, of: self) } else { ticker.stop() }
  }

  /// The label of the progress view. An indeterminate progress view consists only of the label and
  /// an ellipsis.
  override var label: Line {
    if part != nil { return super.label }
    let label = super.label
    let style = Style(.progress, foreground: .role(.accent))
    if let ellipsis = ["…", "..."].first(where: label.text.hasSuffix) {
      return label.dropLast(cells: ellipsis.cells) + Line(ellipsis, style: style)
    }
    return (label.isEmpty ? "in progress" : label) + Line(graph.glyphs.ellipsis, style: style)
  }

  /// Adds a single description of the view, including the text of its labels, and an announcement
  /// for the removal of the view, unless it is a gauge.
  override func collectControls(into controls: inout ControlCollector) {
    controls.findSilently { super.collectControls(into: &$0) }
    var name = content.children[0].text
    while let last = name.last, "….".contains(last) { name.removeLast() }
    let (start, end) = ([name, "in progress"], [name, "finished"])
    func said(_ words: [String], _ separator: String) -> String {
      words.filter { !$0.isEmpty }.joined(separator: separator)
    }
    let value = pieces.dropFirst().first?.text
    if view.isGauge, let value {
      return controls.say(said(["gauge", name], " ") + ": \(value)", at: origin)
    }
    controls.say(
      value.map { said(["progress", name], " ") + ": \($0)" } ?? said(start, ", "),
      as: .event(farewell: said(end, ", ")), at: origin)
  }

  private var pieces: [Line] {
    guard let part else { return [] }
    let words = content.children[1].oneLine
    let bar = Line.bar(part)
    return [
      view.isGauge ? bar : bar.styled(Style(.progressBar)),
      words.isEmpty ? Line("\(percent(part))%") : words,
    ]
  }

  /// Returns the rounded percentage: at most 99 for incomplete progress, at least 1 for any
  /// progress.
  private func percent(_ part: Double) -> Int {
    if part >= 1 { return 100 }
    return part > 0 ? min(max(Int((part * 100).rounded()), 1), 99) : 0
  }

  override var valueWidths: WidthRange { pieces.widths(gap: 1) }

  override func valueLines(within width: Int) -> [Line] { pieces.flowing(within: width, gap: 1) }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view with a localized title.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// Creates a progress view with a localized title.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(titleKey) }
  }
}

/// Progress views for time intervals, which use the session clock.
///
///     ProgressView(timerInterval: start...end)  // [########--] 0:48
extension ProgressView {
  /// Creates a progress view for a time interval, with a label and a custom label for the value.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .time(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == Text {
  /// Creates a labeled progress view that shows the elapsed or remaining time of an interval.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      Text(timerInterval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
  /// Creates an unlabeled progress view that shows the elapsed or remaining time of an interval.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
