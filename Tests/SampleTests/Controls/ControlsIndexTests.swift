import ControlsSample
import PlatenTesting
import Testing

@Test func theIndexNamesThePages() async {
  await expectTranscript(of: ControlsIndex()) {
    """
      Values   toggle, stepper, slider, picker
      Text     text, label, image, labeledcontent, link
      Fields   textfield, securefield
      Layout   zstack, overlay, border, disclosuregroup, tabview
      Lists    list, section, ondelete, scrollview
      Waiting  progressview, activityindicator, contentunavailableview
      Modals   alert, sheet, confirmationdialog, menu
      To see one: open controls toggle. To see what it takes: controls.
    """
  }
}
