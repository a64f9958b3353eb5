@_spi(Nodes) import PlatenGraph
import PlatenInteraction
import PlatenLines

/// The screen or one of the modals above it.
///
/// Only the controls of the topmost layer accept commands.
@MainActor
package struct Layer {
  /// The modal that this layer shows, or `nil` for the screen.
  package let modal: Modal?
  /// The identity of the layer's node, which is constant while the layer is shown.
  package let origin: NodeID
  /// The controls in the layer, in frame order.
  package let controls: [ControlElement]
  /// The labeled values in the layer that are not controls, in frame order.
  package let readings: [LabeledValue]
  /// A closure that dismisses the layer at the user's request, or `nil` if the user cannot dismiss
  /// it.
  ///
  /// For a sheet, the closure closes the sheet. For an alert or a dialog, it presses the enabled
  /// cancel button or, if there is none, the only button of an alert. For the screen, it pops the
  /// top view of the navigation stack.
  package let dismiss: (@MainActor () -> Void)?
  /// The refreshable areas in the layer.
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
      let cancel = found.controls.first { $0.purpose == .cancel && $0.isEnabled }
      let answers = node.modal.kind == .alert ? found.controls : []
      guard let button = cancel ?? onlyAnswer(among: answers) else { return nil }
      return { button.perform(.press) }
    }
  }

  /// Returns the button of an alert without other controls, unless the button is destructive.
  private static func onlyAnswer(among controls: [ControlElement]) -> ControlElement? {
    guard controls.count == 1, controls[0].role == .button, controls[0].isEnabled,
      controls[0].purpose != .destructive
    else { return nil }
    return controls[0]
  }
}

extension Graph {
  /// The screen and its modals from bottom to top; empty after the screen closes.
  package var layers: [Layer] { layerNodes.map(Layer.init) }

  /// The controls of the topmost layer, in frame order.
  package var controls: [ControlElement] {
    topLayerNode.map { ControlCollector(of: $0).controls } ?? []
  }

  /// Returns the current state of a control, or `nil` if it is no longer in the topmost layer.
  ///
  /// - Complexity: O(*d* + *r*), where *d* is the number of ancestors of the control's node and *r*
  ///   is the number of visible rows in the lists that contain the control.
  package func current(_ control: ControlElement) -> ControlElement? {
    guard let top = topLayerNode, let node = control.node, node.isMounted,
      let path = NodePath(from: top, to: node)
    else { return nil }
    var found = ControlCollector(of: top, along: path)
    return found.takeControl(at: control.origin)
  }

  /// Returns the controls in a visible row of a list, including the row's hidden actions.
  ///
  /// - Complexity: O(*d* + *r* + *n*), where *d* is the number of ancestors of the list, *r* is the
  ///   number of its visible rows, and *n* is the number of nodes in the row.
  package func controls(inRow number: Int, of list: ControlElement) -> [ControlElement] {
    guard let top = topLayerNode, let node = list.node, node.isMounted,
      let path = NodePath(from: top, to: node)
    else { return [] }
    let row = ControlElement.RowPlace(list: list.origin, number: number)
    return ControlCollector(of: top, along: path, row: row).controls.filter { $0.path.last == row }
  }

  /// Returns whether the control of a node is still available and enabled in the topmost layer.
  ///
  /// - Complexity: The same as that of ``current(_:)``, but the control is not described, which can
  ///   take longer than the search.
  package func reaches(_ node: Node) -> Bool {
    guard node.isReachable, let top = topLayerNode, let path = NodePath(from: top, to: node) else {
      return false
    }
    return ControlCollector(of: top, along: path, describes: false).hasFoundNode
  }

  /// The kind of the topmost modal, or `nil` if the screen is topmost.
  package var topModalKind: Modal.Kind? { (topPresentedNode as? any ModalNode)?.modal.kind }

  /// Whether the user can dismiss the topmost modal.
  ///
  /// - Complexity: O(*n*) in the number of nodes of an alert or a dialog; O(1) for a sheet.
  package var canDismissModal: Bool {
    guard let node = topLayerNode, let modal = node as? any ModalNode else { return false }
    return modal.modal.kind == .sheet ? modal.canBeDismissed : Layer(of: node).dismiss != nil
  }

  /// The identity of the topmost layer's node, or `nil` after the screen closes.
  package var topOrigin: NodeID? { topLayerNode?.origin }
}
