import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// How far something has come, or that it goes on.
///
///     ProgressView("Loading", value: 2, total: 5)  // Loading [####------] 40%
///     ProgressView("Loading")  // Loading…
///
/// Nothing moves: an activity is a line when it begins and none when it ends.
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  let progress: Progress
  let label: Label
  let currentValueLabel: CurrentValueLabel

  init(_ progress: Progress, label: Label, currentValueLabel: CurrentValueLabel) {
    (self.progress, self.label, self.currentValueLabel) = (progress, label, currentValueLabel)
  }

  /// The part of a total that is done, with a label, and one that says it in other words.
  ///
  /// - Parameters:
  ///   - value: From 0 to the total; `nil` while nobody knows.
  ///   - currentValueLabel: Stands in place of the percentage.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value.map { .part(total > 0 ? Double($0 / total) : 0) } ?? .unknown, label: label(),
      currentValueLabel: currentValueLabel())
  }

  func makePlainNode(in context: NodeContext) -> Node { ProgressNode(self, in: context) }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// That something goes on, with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(.unknown, label: label(), currentValueLabel: EmptyView())
  }

  /// The part of a total that is done, with a label.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// That something goes on: "in progress…".
  public init() { self.init { EmptyView() } }

  /// The part of a total that is done.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// That something goes on, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  /// The part of a total that is done, with a title.
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

  /// Of an activity the label says all.
  override var label: Line {
    if part != nil { return super.label }
    let label = super.label
    if label.text.hasSuffix("…") || label.text.hasSuffix("...") { return label }
    return (label.isEmpty ? "in progress" : label) + Line(graph.glyphs.ellipsis)
  }

  /// What it is, and its end; the views in it say no more than that.
  override func collectControls(into controls: inout ControlCollector) {
    controls.findSilently { super.collectControls(into: &$0) }
    var name = content.children[0].text
    while let last = name.last, "….".contains(last) { name.removeLast() }
    let (start, end) = ([name, "in progress"], [name, "finished"])
    func said(_ words: [String], _ separator: String) -> String {
      words.filter { !$0.isEmpty }.joined(separator: separator)
    }
    let value = pieces.dropFirst().first?.text
    controls.say(
      value.map { said(["progress", name], " ") + ": \($0)" } ?? said(start, ", "),
      as: .event(farewell: said(end, ", ")), at: origin)
  }

  private var pieces: [Line] {
    guard let part else { return [] }
    let words = content.children[1].oneLine
    return [.bar(part), words.isEmpty ? Line("\(percent(part))%") : words]
  }

  /// Of what is not done yet at most 99, of what is begun at least 1.
  private func percent(_ part: Double) -> Int {
    if part >= 1 { return 100 }
    return part > 0 ? min(max(Int((part * 100).rounded()), 1), 99) : 0
  }

  override var valueWidths: WidthRange { pieces.widths(gap: 1) }

  override func valueLines(within width: Int) -> [Line] { pieces.flowing(within: width, gap: 1) }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// That something goes on, with a title.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// The part of a total that is done, with a title.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(titleKey) }
  }
}

/// How far time has come in an interval, by the clock of the session.
///
///     ProgressView(timerInterval: start...end)  // [########--] 0:48
extension ProgressView {
  /// How far time has come in an interval, or what is left of it, with a label, and one that says it
  /// in other words.
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
  /// How far time has come in an interval, or what is left of it, with a label.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      Text(timerInterval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
  /// How far time has come in an interval, or what is left of it.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
