import ControlsSample
import PlatenTesting
import Testing

/// Tests of the spoken description of each control: role, label, value and state.
@Suite struct SpokenControlsTests {
  @Test func spokenTogglesIncludeTheirState() async {
    await expectTranscript(of: TogglePage(), isSpoken: true) {
      """
      toggle Notify me: off
      You hear nothing.
      toggle Not now: off, disabled
      A label that is a name alone:
      toggle Hidden: off
      > toggle "Notify me"
      toggle Notify me: on
      You hear of it.
      toggle Not now: on, disabled
      toggle Hidden: on
      """
    }
  }

  @Test func spokenSlidersAndBarsIncludeTheirRange() async {
    await expectTranscript(of: StepperPage(), isSpoken: true) {
      """
      stepper Seats: 3 of 1…4
      stepper Floor: 0
      > increment Seats
      stepper Seats: 4 of 1…4
      """
    }
    await expectTranscript(of: SliderPage(), isSpoken: true) {
      """
      slider Volume: 40 of 0…100
      slider Stars: 3 of 1…5
      slider Speed: 0.5 of 0…1
      > set Volume 50
      slider Volume: 50 of 0…100
      """
    }
  }

  @Test func spokenPickersIncludeTheNumberOfOptions() async {
    await expectTranscript(of: PickerPage(), isSpoken: true) {
      """
      picker Menu: small, 1 of 3
      picker Segmented: small, 1 of 3
      picker Inline: small, 1 of 3
      > pick Menu large
      picker Menu: large, 3 of 3
      picker Segmented: large, 3 of 3
      picker Inline: large, 3 of 3
      """
    }
  }

  @Test func anEmptyFieldIsSpokenAsEmpty() async {
    await expectTranscript(of: TextFieldPage(), isSpoken: true) {
      """
      text field City: empty (where you live)
      text field People: 2
      Submitted: nothing
      Focus: elsewhere
      > set City Zurich
      text field City: Zurich
      """
    }
  }

  @Test func aSecretIsNeverSpoken() async {
    await expectTranscript(
      of: SecureFieldPage(), secrets: ["pw": "Correct-Horse-9"], isSpoken: true
    ) {
      """
      secure field Password: empty
      Nothing is entered.
      > set Password $pw
      secure field Password: hidden
      Something is entered.
      > clear Password
      secure field Password: empty
      Nothing is entered.
      """
    }
  }

  @Test func aSpokenListIncludesItsVisibleRange() async {
    await expectTranscript(of: ListPage(), isSpoken: true) {
      """
      None is chosen.
      list List: 1–4 of 1000
      Row of the number 1
      Row of the number 2
      Row of the number 3
      Row of the number 4
      > scroll List 500
      list List: 500–502 of 1000
      Row of the number 500
      Row of the number 501
      Row of the number 502
      > select List 500
      Chosen: 500
      list List: 500–502 of 1000, selected 500
      """
    }
    await expectTranscript(of: SectionPage(), isSpoken: true) {
      """
      list List: 1–3 of 3
      Fruits
      Apple
      Pear
      Vegetables
      Leek
      More in spring
      """
    }
  }

  @Test func movedRowsAreSpokenAsMoved() async {
    await expectTranscript(of: OnMovePage(), isSpoken: true) {
      """
      list List: 1–3 of 3
      To buy
      Milk
      Bread
      Tea
      > move List 2 1
      moved: Bread
      """
    }
    await expectTranscript(of: OnDeletePage(), isSpoken: true) {
      """
      list List: 1–3 of 3
      Milk
      Bread
      Tea
      > press List[1]/Delete
      list List: 1–2 of 2
      """
    }
  }

  @Test func finishedWorkIsAnnounced() async {
    await expectTranscript(of: ProgressViewPage(), isSpoken: true) {
      """
      progress Copying: 40%
      progress: 25%
      Loading, in progress
      button Copy a part
      button Stop loading
      > press "Copy a part"
      progress Copying: 60%
      > press "Stop loading"
      Loading, finished
      button Stop loading, disabled
      """
    }
  }

  @Test func closingAModalIsAnnounced() async {
    await expectTranscript(of: AlertPage(), isSpoken: true) {
      """
      Answer: none
      button Check
      > press Check
      alert
      Please update
      This version is a year old.
      button Upgrade
      button Not now
      > press "Not now"
      Answer: not now
      alert closed
      """
    }
    await expectTranscript(of: SheetPage(), isSpoken: true) {
      """
      Name: Ada
      button Edit
      > press Edit
      sheet, dismiss closes it
      text field Name: Ada
      button Done
      > dismiss
      sheet closed
      """
    }
  }

  @Test func openMenusAndGroupsAreSpokenAsOpen() async {
    await expectTranscript(of: MenuPage(), isSpoken: true) {
      """
      Done: nothing
      menu Actions: closed
      > press Actions
      menu Actions: open
      button Copy
      button Delete, destructive
      """
    }
    await expectTranscript(of: DisclosureGroupPage(), isSpoken: true) {
      """
      disclosure group Advanced: collapsed
      > toggle Advanced
      disclosure group Advanced: expanded
      toggle Log everything: off
      disclosure group Even more: collapsed
      """
    }
    await expectTranscript(of: TabViewPage(), isSpoken: true) {
      """
      tab Inbox: shown
      tab Sent
      Three messages wait.
      > press Sent
      tab Inbox
      tab Sent: shown
      Nothing was sent.
      """
    }
  }

  @Test func picturesAreSpokenByTheirLabels() async {
    await expectTranscript(of: ImagePage(), isSpoken: true) {
      """
      picture
      picture Hills
      picture Sun over hills
      Cut to its middle
      A GIF is no picture here
      """
    }
  }

  @Test func labeledContentIsSpokenWithItsLabel() async {
    await expectTranscript(of: LabeledContentPage(), isSpoken: true) {
      """
      A text: Ada
      A value in a format: 50%
      text field A control: empty
      """
    }
    await expectTranscript(of: LinkPage(), isSpoken: true) {
      """
      link Terms: https://example.org/terms
      Opened: nothing
      """
    }
  }
}
