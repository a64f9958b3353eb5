import PlatenInteraction
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// The screen itself, or a modal above it; only the topmost can be acted on.
@MainActor
package struct Layer {
  /// What the layer is; `nil` for the screen itself.
  package let modal: Modal?
  /// Where the layer stands, the same for as long as it is shown.
  package let origin: NodeID
  /// The controls in it, in frame order.
  package let controls: [ControlElement]
  /// What else in it has a name, in frame order.
  package let readings: [LabeledValue]
  /// Closes it as a user can: a sheet unless the program forbids it, an alert or a dialog by the
  /// button that cancels. Of the screen itself, goes back to the page below.
  package let dismiss: (@MainActor () -> Void)?
  /// What can be brought up to date in it.
  package let refreshings: [RefreshableArea]

  init(of node: Node) {
    let modal = node as? any ModalNode
    let found = ControlCollector(of: node)
    self.modal = modal?.modal
    origin = node.origin
    controls = found.controls
    readings = found.readings
    refreshings = found.refreshings
    dismiss = modal.map { Self.dismissal(of: $0, with: found) } ?? found.goBack
  }

  private static func dismissal(
    of node: any ModalNode, with found: ControlCollector
  ) -> (@MainActor () -> Void)? {
    switch node.modal.kind {
    case .sheet:
      return node.canBeDismissed ? node.end : nil
    case .alert, .dialog:
      guard let button = found.controls.first(where: { $0.purpose == .cancel && $0.isEnabled })
      else {
        return nil
      }
      return { button.perform(.press) }
    }
  }
}

extension Graph {
  /// The screen itself and what is shown above it, the topmost last; none once it is closed.
  package var layers: [Layer] { layerNodes.map(Layer.init) }

  /// The controls that can be acted on, those of the topmost layer, in frame order.
  package var controls: [ControlElement] {
    topLayerNode.map { ControlCollector(of: $0).controls } ?? []
  }

  /// A control as it is now, if it still is one of those that can be acted on.
  ///
  /// - Complexity: O(*d*) in the nodes above it, whatever else is on the screen, and O(*r*) in the rows
  ///   shown of each list that it stands in.
  package func current(_ control: ControlElement) -> ControlElement? {
    guard let top = topLayerNode, let node = control.node, node.isMounted,
      let path = NodePath(from: top, to: node)
    else { return nil }
    var found = ControlCollector(of: top, along: path)
    return found.takeControl(at: control.origin)
  }

  /// Where the topmost layer stands; none once the screen is closed.
  package var topOrigin: NodeID? { topLayerNode?.origin }
}
