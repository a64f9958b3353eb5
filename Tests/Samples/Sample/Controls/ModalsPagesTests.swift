import ControlsSample
import PlatenTesting
import Testing

/// Tests of the pages about modals and menus.
@Suite struct ModalsPagesTests {
  @Test func anAlertBlocksOtherControls() async {
    await expectTranscript(of: AlertPage()) {
      """
        Answer: none
        ( Check )
      > press Check
      + ── alert ──
      + Please update
      + This version is a year old.
      + ( Upgrade )
      + ( Not now )
      > press Check
      ! "Check" is behind the alert "Please update": answer it first; available: "Upgrade", "Not now"
      > dismiss
      - Answer: none
      + Answer: not now
      - ── alert ──
      - Please update
      - This version is a year old.
      - ( Upgrade )
      - ( Not now )
      """
    }
  }

  @Test func aSheetEditsAndClosesItself() async {
    await expectTranscript(of: SheetPage()) {
      """
        Name: Ada
        ( Edit )
      > press Edit
      + ── sheet, dismiss closes it ──
      + Name [Ada                                   ]
      + ( Done )
      > set Name Grace
      - Name: Ada
      + Name: Grace
      - Name [Ada                                   ]
      + Name [Grace                                 ]
      > press Done
      - ── sheet, dismiss closes it ──
      - Name [Grace                                 ]
      - ( Done )
      """
    }
  }

  @Test func aDialogConfirmsADeletion() async {
    await expectTranscript(of: ConfirmationDialogPage()) {
      """
        Notes: 3
        ( Delete all ) destructive
      > press "Delete all"
      + ── dialog ──
      + Delete all notes?
      + ( Delete ) destructive
      + ( Cancel )
      > dismiss
      - ── dialog ──
      - Delete all notes?
      - ( Delete ) destructive
      - ( Cancel )
      > press "Delete all"
      + ── dialog ──
      + Delete all notes?
      + ( Delete ) destructive
      + ( Cancel )
      > press Delete
      - Notes: 3
      + Notes: 0
      - ── dialog ──
      - Delete all notes?
      - ( Delete ) destructive
      - ( Cancel )
      """
    }
  }

  @Test func aMenuShowsItsButtonsUntilAPress() async {
    await expectTranscript(of: MenuPage()) {
      """
        Done: nothing
        ( Actions ▾ )
      > press Actions
      - ( Actions ▾ )
      + ( Actions ▾ ) open
      +   ( Copy )
      +   ( Delete ) destructive
      > press Copy
      - Done: nothing
      + Done: copy
      - ( Actions ▾ ) open
      + ( Actions ▾ )
      -   ( Copy )
      -   ( Delete ) destructive
      """
    }
  }

  @Test func aContextMenuAddsInvisibleButtons() async {
    await expectTranscript(of: ContextMenuPage()) {
      """
      > controls
        List            list    "1–2 of 2"
        List[1]/Copy    button
        List[1]/Delete  button              destructive
        List[2]/Copy    button
        List[2]/Delete  button              destructive
      > press List[2]/Copy
      - Done: nothing
      + Done: copied Forest
      > press List[1]/Delete
      - Done: copied Forest
      + Done: deleted Beach
      - Beach
      """
    }
  }
}
