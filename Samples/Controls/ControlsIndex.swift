// An index of the control pages. Run it: swift run gallery, then open controls. It shows a form
// whose labels form a column.

import Platen

// MARK: - View

public struct ControlsIndex: View {
  public init() {}

  public var body: some View {
    Form {
      LabeledContent("Values", value: "toggle, stepper, slider, picker")
      LabeledContent("Text", value: "text, label, image, labeledcontent, link")
      LabeledContent("Fields", value: "textfield, securefield")
      LabeledContent("Layout", value: "zstack, overlay, border, hidden, disclosuregroup, tabview")
      LabeledContent(
        "Lists", value: "list, section, tag, ondelete, onmove, swipeactions, diffablelist")
      LabeledContent("Scrolling", value: "scrollview, scrollviewreader, lazyvstack, lazyhstack")
      LabeledContent("Waiting", value: "progressview, activityindicator, contentunavailableview")
      LabeledContent("Modals", value: "alert, sheet, confirmationdialog, menu")
      LabeledContent("Actions", value: "refreshable, keyboardshortcut")
      LabeledContent("Shared", value: "appstorage, environment")
      Section {
        Text("To see one: open controls toggle. To see what it takes: help.")
      }
    }
  }
}
