import ControlsSample
import PlatenTesting
import Testing

/// Tests of the pages about layout.
@Suite struct LayoutsPagesTests {
  @Test func anOverlayCoversTheViewBehindIt() async {
    await expectTranscript(of: ZStackPage()) {
      """
        12:00 in Zurich
        rain          !
      """
    }
  }

  @Test func overlaysAndBackgroundsAreDrawnInOrder() async {
    await expectTranscript(of: OverlayPage()) {
      """
        unread messages: 3
        ★  in front of a star
      """
    }
  }

  @Test func hiddenViewsKeepTheirSpace() async {
    await expectTranscript(of: HiddenPage()) {
      """
        There is room for two buttons:
                 page 1 of 2 ( Next )
        Nobody can press what is not seen.
      > controls
        Next  button
      > press Back
      ! no control "Back"; available: "Next"
      > press Next
      -          page 1 of 2 ( Next )
      + ( Back ) page 2 of 2
      > press Back
      - ( Back ) page 2 of 2
      +          page 1 of 2 ( Next )
      """
    }
  }

  @Test func bordersSurroundPadding() async {
    await expectTranscript(of: BorderPage()) {
      """
        ┌───┐
        │Ada│
        └───┘
        ┌──────────────────────┐
        │                      │
        │  Two lines           │
        │    with room around  │
        │                      │
        └──────────────────────┘
      """
    }
  }

  @Test func aDisclosureGroupShowsAndHidesItsContent() async {
    await expectTranscript(of: DisclosureGroupPage()) {
      """
        [+] Advanced
      > toggle Advanced
      - [+] Advanced
      + [-] Advanced
      +   [ ] Log everything
      +   [+] Even more
      > toggle "Even more"
      -   [+] Even more
      +   [-] Even more
      +     No more than this.
      > controls
        Advanced          disclosure group  "expanded"
        "Log everything"  toggle            "off"
        "Even more"       disclosure group  "expanded"
      > toggle Advanced
      - [-] Advanced
      + [+] Advanced
      -   [ ] Log everything
      -   [-] Even more
      -     No more than this.
      """
    }
  }

  @Test func selectingATabShowsItsView() async {
    await expectTranscript(of: TabViewPage()) {
      """
        (•) Inbox (3)  ( ) Sent
        Three messages wait.
      > press Sent
      - (•) Inbox (3)  ( ) Sent
      + ( ) Inbox (3)  (•) Sent
      - Three messages wait.
      + Nothing was sent.
      > controls
        Inbox  tab
        Sent   tab  "shown"
      """
    }
  }

  @Test func aFormAlignsTheLabelsOfItsSections() async {
    await expectTranscript(of: FormPage()) {
      """
      > set Name Ada
      - Name  [                                      ]
      + Name  [Ada                                   ]
      > toggle Newsletter
      - [ ] Newsletter
      + [x] Newsletter
      """
    }
  }

  @Test func aGroupBoxIndentsItsContentBelowALabel() async {
    await expectTranscript(of: GroupBoxPage()) {
      """
      > toggle Express
      -   [ ] Express
      +   [x] Express
      -   Arrives in three days.
      +   Arrives tomorrow.
      """
    }
  }

  @Test func tabsOfASectionAreInTheSameRow() async {
    await expectTranscript(of: TabPage()) {
      """
        (•) Inbox (3)  ( ) Sent  ( ) Search
        Three messages wait.
      > press Search
      - (•) Inbox (3)  ( ) Sent  ( ) Search
      + ( ) Inbox (3)  ( ) Sent  (•) Search
      - Three messages wait.
      + Nothing to find.
      """
    }
  }
}
