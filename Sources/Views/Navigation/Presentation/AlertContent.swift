import PlatenControls
@_spi(Nodes) import PlatenGraph
import PlatenInteraction

/// The title, message and actions of an alert or a dialog.
struct AlertContent<Message: View, Actions: View>: ModalView {
  let kind: Modal.Kind
  let title: Text?
  var isTitleSeen = true
  let message: Message
  let actions: Actions

  var body: some View {
    if isTitleSeen { title?.bold() }
    message
    switch kind {
    case .dialog: AlertActions(actions: actions, fallback: "Cancel") { $0.purpose == .cancel }
    case .alert, .sheet:
      AlertActions(actions: actions, fallback: "OK") {
        $0.role == .button || $0.role == .menu
      }
    }
  }
}
