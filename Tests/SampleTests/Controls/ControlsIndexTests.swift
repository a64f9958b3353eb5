import ControlsSample
import PlatenTesting
import Testing

@Test func theIndexListsThePages() async {
  await expectTranscript(of: ControlsIndex()) {
    """
      Values     toggle, stepper, slider, picker
      Text       text, label, image, labeledcontent, link
      Fields     textfield, securefield
      Layout     zstack, overlay, border, hidden, disclosuregroup, tabview
      Lists      list, section, tag, ondelete, onmove, swipeactions, diffablelist
      Scrolling  scrollview, scrollviewreader, lazyvstack, lazyhstack
      Waiting    progressview, activityindicator, contentunavailableview
      Modals     alert, sheet, confirmationdialog, menu
      Actions    refreshable, keyboardshortcut
      Shared     appstorage, environment

      To see one: open controls toggle. To see what it takes: help.
    """
  }
}
