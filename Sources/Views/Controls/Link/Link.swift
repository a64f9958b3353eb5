import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A control that opens a URL and displays the URL after the label.
///
///     Link("Terms", destination: URL(string: "https://example.org/terms")!)
///     // Terms <https://example.org/terms>
///
/// The `press` command opens the URL with the `openURL` action of the environment.
public struct Link<Label: View>: ControlView {
  let destination: URL
  let label: Label

  /// Creates a link with a view as its label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  static var isLabelBeside: Bool { false }

  package func makeNode(in context: NodeContext) -> Node { LinkNode(self, in: context) }
}

extension Link where Label == Text {
  /// Creates a link with a string title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

private final class LinkNode<Label: View>: ValueNode<Link<Label>> {
  private var address = "" {
    didSet { setNeedsLayout(ifChanged: address, from: oldValue) }
  }

  override func readMore() { address = view.destination.absoluteString }

  override var control: ControlElement {
    let link = ControlKind.link(address: address) { [weak self] in
      if let self { EnvironmentValues(scope).openURL(view.destination) }
    }
    return ControlElement(link, label: labelText, isEnabled: isEnabled, at: self)
  }

  override var pieces: [Line] {
    [marked(Line("<\(address)>", style: Style(.link, foreground: .role(.accent))))]
  }
}

extension Link where Label == Text {
  /// Creates a link with a localized title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
}
