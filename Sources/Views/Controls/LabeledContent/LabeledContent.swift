import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A view that attaches a label to text, a control, or any other view.
///
///     LabeledContent("Name", value: "Ada")  // Name Ada
///
/// In a form, the label is in the label column. The label also names each unlabeled control in the
/// content.
public struct LabeledContent<Label: View, Content: View>: StyledView {
  let label: Label
  let content: Content

  /// Creates labeled content with a view as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  func makePlainNode(in context: NodeContext) -> Node { LabeledContentNode(self, in: context) }
}

extension LabeledContent where Label == Text {
  /// Creates labeled content with a string title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates labeled content that displays a string, with a string title.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(title) { Text(value) }
  }

  /// Creates labeled content that displays a value in the specified format, with a string title.
  ///
  ///     LabeledContent("Total", value: 0.5, format: .percent)
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle & Sendable>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}

private final class LabeledContentNode<Label: View, Content: View>:
  LabeledNode<LabeledContent<Label, Content>>
{
  override func evaluate() {
    readLabel()
    setContent(TupleView((view.label, view.content)))
  }

  override var label: Line { super.label.styled(Style(role: .label)) }

  private var labeled: Node { content.children[1] }

  override var valueWidths: WidthRange {
    var widths = labeled.widths
    widths.label = 0
    return widths
  }

  override func valueLines(within width: Int) -> [Line] {
    labeled.arranged(in: StackLayout(proposal: Proposal(width: width))).lines
  }

  override func collectControls(into controls: inout ControlCollector) {
    controls.subtree {
      super.collectControls(into: &$0)
    } map: { subtree in
      let label = content.children[0].text
      if subtree.hasControls {
        subtree.mapOwnControls { $0.name(ifUnlabeled: label) }
        subtree.removeText(label)
      } else {
        let reading = LabeledValue(label: label, value: labeled.text, at: self)
        subtree.append(reading)
        subtree.replaceTexts(with: reading.spoken, at: origin)
      }
    }
  }
}

extension LabeledContent where Label == Text {
  /// Creates labeled content with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates labeled content that displays a string, with a localized title.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }

  /// Creates labeled content that displays a value in the specified format, with a localized title.
  public init<F: FormatStyle & Sendable>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }
}
