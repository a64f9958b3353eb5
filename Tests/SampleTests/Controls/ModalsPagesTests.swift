import ControlsSample
import PlatenTesting
import Testing

/// What asks first, and what stands before the rest.
@Suite struct ModalsPagesTests {
  @Test func anAlertIsAnsweredBeforeTheRest() async {
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
      ! «Check» is behind the alert «Please update»: answer it first; there is «Upgrade», «Not now»
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
      + ── sheet ──
      + Name [Ada                                   ]
      + ( Done )
      > set Name Grace
      - Name: Ada
      + Name: Grace
      - Name [Ada                                   ]
      + Name [Grace                                 ]
      > press Done
      - ── sheet ──
      - Name [Grace                                 ]
      - ( Done )
      """
    }
  }

  @Test func aDialogAsksBeforeItDeletes() async {
    await expectTranscript(of: ConfirmationDialogPage()) {
      """
        Notes: 3
        ( Delete all )
      > press "Delete all"
      + ── dialog ──
      + Delete all notes?
      + ( Delete )
      + ( Cancel )
      > dismiss
      - ── dialog ──
      - Delete all notes?
      - ( Delete )
      - ( Cancel )
      > press "Delete all"
      + ── dialog ──
      + Delete all notes?
      + ( Delete )
      + ( Cancel )
      > press Delete
      - Notes: 3
      + Notes: 0
      - ── dialog ──
      - Delete all notes?
      - ( Delete )
      - ( Cancel )
      """
    }
  }

  @Test func aMenuShowsItsButtonsUntilOneIsPressed() async {
    await expectTranscript(of: MenuPage()) {
      """
        Done: nothing
        ( Actions ▾ )
      > press Actions
      +   ( Copy )
      +   ( Delete )
      > press Copy
      - Done: nothing
      + Done: copy
      -   ( Copy )
      -   ( Delete )
      """
    }
  }
}
