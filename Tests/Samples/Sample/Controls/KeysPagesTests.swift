import ControlsSample
import PlatenTesting
import Testing

/// Tests of the keys for each kind of control.
@Suite struct KeysPagesTests {
  @Test func keysSwitchAToggle() async {
    await expectTranscript(of: TogglePage()) {
      """
      > key space
      ! no control is focused to receive "space"; run key tab to focus the next control
      > key tab
      > key space
      - [ ] Notify me
      + [x] Notify me
      - You hear nothing.
      + You hear of it.
      - [ ] Not now (disabled)
      + [x] Not now (disabled)
      - A label that is a name alone: [ ]
      + A label that is a name alone: [x]
      > key return
      - [x] Notify me
      + [ ] Notify me
      - You hear of it.
      + You hear nothing.
      - [x] Not now (disabled)
      + [ ] Not now (disabled)
      - A label that is a name alone: [x]
      + A label that is a name alone: [ ]
      > key right
      ! "right" has no effect on "Notify me": it is a toggle; use key return or key space
      > key tab
      > controls
        "Notify me"  toggle  "off"
        "Not now"    toggle  "off"  disabled
        Hidden       toggle  "off"            focused
      """
    }
  }

  @Test func keysMoveAStepperAndSliders() async {
    await expectTranscript(of: StepperPage()) {
      """
      > key tab
      > key right
      - Seats  [- +] 3 (1…4)
      + Seats  [-  ] 4 (1…4)
      > key up
      ! cannot increment "Seats": it is at 4, the end of its range
      > key left
      - Seats  [-  ] 4 (1…4)
      + Seats  [- +] 3 (1…4)
      > key page-down
      ! "page-down" has no effect on "Seats": it is a stepper; use key up, key down, key left, key right, key home or key end
      """
    }
    await expectTranscript(of: SliderPage()) {
      """
      > key tab
      > key up
      - Volume  [####------] 40 (0…100)
      + Volume  [#####-----] 50 (0…100)
      > key tab
      > key left
      - Stars   [#####-----] 3 (1…5)
      + Stars   [##--------] 2 (1…5)
      """
    }
  }

  @Test func keysPickAnOption() async {
    await expectTranscript(of: PickerPage()) {
      """
      > key tab
      > key down
      - Menu       [small ▾]
      + Menu       [medium ▾]
      - Segmented  (•) small  ( ) medium  ( ) large
      + Segmented  ( ) small  (•) medium  ( ) large
      - Inline     (•) small
      + Inline     ( ) small
      -            ( ) medium
      +            (•) medium
      > key left
      - Menu       [medium ▾]
      + Menu       [small ▾]
      - Segmented  ( ) small  (•) medium  ( ) large
      + Segmented  (•) small  ( ) medium  ( ) large
      - Inline     ( ) small
      + Inline     (•) small
      -            (•) medium
      +            ( ) medium
      > key up
      ! "up" has no effect on "Menu": it is a picker; use key return, key space, key down, key right or key end
      > key tab
      > key end
      - Menu       [small ▾]
      + Menu       [large ▾]
      - Segmented  (•) small  ( ) medium  ( ) large
      + Segmented  ( ) small  ( ) medium  (•) large
      - Inline     (•) small
      + Inline     ( ) small
      -            ( ) large
      +            (•) large
      > key right
      ! "right" has no effect on "Segmented": it is a picker; use key up, key left or key home
      > key tab
      > key home
      - Menu       [large ▾]
      + Menu       [small ▾]
      - Segmented  ( ) small  ( ) medium  (•) large
      + Segmented  (•) small  ( ) medium  ( ) large
      - Inline     ( ) small
      + Inline     (•) small
      -            (•) large
      +            ( ) large
      """
    }
  }

  @Test func keysEnterAndLeaveAField() async {
    await expectTranscript(of: TextFieldPage()) {
      """
      > key tab
      - Focus      elsewhere
      + Focus      City
      > set City Oslo
      - City       [(where you live)                      ]
      + City       [Oslo                                  ]
      > key return
      - Submitted  nothing
      + Submitted  Oslo
      > key x
      ! "x" has no effect on "City": it is a text field; use type City TEXT
      > key left
      ! "left" has no effect on "City": it is a text field; use key return or key escape
      > key escape
      - Focus      City
      + Focus      elsewhere
      > key left
      ! no control is focused to receive "left"; run key tab to focus the next control
      """
    }
  }

  @Test func aSecureFieldAcceptsNoTypedKeysByCommand() async {
    await expectTranscript(of: SecureFieldPage()) {
      """
      > key tab
      > key x
      ! "x" has no effect on "Password": it is a secure field; use type Password $NAME
      """
    }
  }

  @Test func keysExpandAndCollapseAGroup() async {
    await expectTranscript(of: DisclosureGroupPage()) {
      """
      > key tab
      > key left
      ! "left" has no effect on "Advanced": it is a disclosure group; use key return, key space or key right
      > key right
      - [+] Advanced
      + [-] Advanced
      +   [ ] Log everything
      +   [+] Even more
      > key right
      ! "right" has no effect on "Advanced": it is a disclosure group; use key return, key space or key left
      > key left
      - [-] Advanced
      + [+] Advanced
      -   [ ] Log everything
      -   [+] Even more
      > key space
      - [+] Advanced
      + [-] Advanced
      +   [ ] Log everything
      +   [+] Even more
      """
    }
  }

  @Test func arrowsSelectTabs() async {
    await expectTranscript(of: TabViewPage()) {
      """
      > key tab
      > key left
      ! "left" has no effect on "Inbox": it is a tab; use key return, key space, key down or key right
      > key right
      - (•) Inbox (3)  ( ) Sent
      + ( ) Inbox (3)  (•) Sent
      - Three messages wait.
      + Nothing was sent.
      > controls
        Inbox  tab
        Sent   tab  "shown"  focused
      > key up
      - ( ) Inbox (3)  (•) Sent
      + (•) Inbox (3)  ( ) Sent
      - Nothing was sent.
      + Three messages wait.
      """
    }
  }

  @Test func keysOpenAMenu() async {
    await expectTranscript(of: MenuPage()) {
      """
      > key tab
      > key return
      - ( Actions ▾ )
      + ( Actions ▾ ) open
      +   ( Copy )
      +   ( Delete ) destructive
      > key down
      > key up
      > key space
      - Done: nothing
      + Done: copy
      - ( Actions ▾ ) open
      + ( Actions ▾ )
      -   ( Copy )
      -   ( Delete ) destructive
      > controls
        Actions  menu  "closed"  focused
      """
    }
  }

  @Test func keysAnswerAnAlert() async {
    await expectTranscript(of: AlertPage()) {
      """
      > key tab
      > key return
      + ── alert ──
      + Please update
      + This version is a year old.
      + ( Upgrade )
      + ( Not now )
      > controls
        Upgrade    button
        "Not now"  button  cancel  focused
      > key shift-tab
      > key return
      - Answer: none
      + Answer: upgrade
      - ── alert ──
      - Please update
      - This version is a year old.
      - ( Upgrade )
      - ( Not now )
      > controls
        Check  button  focused
      > key space
      + ── alert ──
      + Please update
      + This version is a year old.
      + ( Upgrade )
      + ( Not now )
      > key escape
      - Answer: upgrade
      + Answer: not now
      - ── alert ──
      - Please update
      - This version is a year old.
      - ( Upgrade )
      - ( Not now )
      """
    }
  }

  @Test func keysCloseASheet() async {
    await expectTranscript(of: SheetPage()) {
      """
      > key tab
      > key return
      + ── sheet, dismiss closes it ──
      + Name [Ada                                   ]
      + ( Done )
      > key tab
      > key return
      - ── sheet, dismiss closes it ──
      - Name [Ada                                   ]
      - ( Done )
      > controls
        Edit  button  focused
      """
    }
  }

  @Test func keysAnswerADialog() async {
    await expectTranscript(of: ConfirmationDialogPage()) {
      """
      > key tab
      > key return
      + ── dialog ──
      + Delete all notes?
      + ( Delete ) destructive
      + ( Cancel )
      > controls
        Delete  button  destructive
        Cancel  button  cancel       focused
      > key return
      - ── dialog ──
      - Delete all notes?
      - ( Delete ) destructive
      - ( Cancel )
      """
    }
  }

  @Test func keysSelectRowsAndScrollAList() async {
    await expectTranscript(of: ListPage()) {
      """
      > key tab
      > key up
      ! "up" has no effect on "List": it is a list; use key return, key space, key down, key page-down, key end or key /
      > key down
      > key down
      > key down
      > key page-down
      -   Row of the number 1
      -   Row of the number 2
      -   Row of the number 3
      -   Row of the number 4
      + … 4 above
      +   Row of the number 5
      +   Row of the number 6
      +   Row of the number 7
      - … 996 below
      + … 993 below
      > key page-up
      - … 4 above
      + … 1 above
      -   Row of the number 5
      -   Row of the number 6
      -   Row of the number 7
      +   Row of the number 2
      +   Row of the number 3
      +   Row of the number 4
      - … 993 below
      + … 996 below
      > key end
      - … 1 above
      + … 996 above
      -   Row of the number 2
      -   Row of the number 3
      -   Row of the number 4
      - … 996 below
      +   Row of the number 997
      +   Row of the number 998
      +   Row of the number 999
      +   Row of the number 1000
      > key page-down
      ! "page-down" has no effect on "List": it is a list; use key return, key space, key up, key page-up, key home or key /
      > key home
      - … 996 above
      -   Row of the number 997
      -   Row of the number 998
      -   Row of the number 999
      -   Row of the number 1000
      +   Row of the number 1
      +   Row of the number 2
      +   Row of the number 3
      +   Row of the number 4
      + … 996 below
      > key return
      - None is chosen.
      + Chosen: 1
      -   Row of the number 1
      + * Row of the number 1
      """
    }
  }

  @Test func keysSelectASingleRowInAMultipleSelection() async {
    await expectTranscript(of: TagPage()) {
      """
      > key tab
      > key down
      > key down
      > key up
      """
    }
  }

  @Test func keysScrollAScrollView() async {
    await expectTranscript(of: ScrollViewPage()) {
      """
      > key tab
      > key down
      - Line 1 of 20
      + … 1 above
      > key up
      - … 1 above
      + Line 1 of 20
      > key up
      ! "up" has no effect on "ScrollView": it is a scroll area; use key down, key page-down or key end
      > key end
      - Line 1 of 20
      - Line 2 of 20
      - Line 3 of 20
      - Line 4 of 20
      - … 16 below
      + … 16 above
      + Line 17 of 20
      + Line 18 of 20
      + Line 19 of 20
      + Line 20 of 20
      > key page-up
      - … 16 above
      + … 12 above
      - Line 17 of 20
      - Line 18 of 20
      - Line 19 of 20
      - Line 20 of 20
      + Line 13 of 20
      + Line 14 of 20
      + Line 15 of 20
      + … 5 below
      """
    }
    await expectTranscript(of: LazyVStackPage()) {
      """
      > key tab
      > key end
      - View 1
      - View 2
      - View 3
      - View 4
      - … 999996 below
      + … 999996 above
      +  View 999997
      +  View 999998
      +  View 999999
      + View 1000000
      > key up
      """
    }
  }

  @Test func keysScrollAHorizontalStack() async {
    await expectTranscript(of: LazyHStackPage()) {
      """
      > key tab
      > key right
      > key down
      ! "down" has no effect on "LazyHStack": it is a list; use key left, key right, key page-up, key page-down, key home or key end
      > key left
      """
    }
  }

  @Test func keysFollowALink() async {
    await expectTranscript(of: LinkPage()) {
      """
      > key tab
      > key return
      - Opened: nothing
      + Opened: https://example.org/terms
      """
    }
  }

  @Test func shortcutsWorkRegardlessOfTheFocus() async {
    await expectTranscript(of: KeyboardShortcutPage()) {
      """
      > key tab
      > key command-s
      - Done: nothing
      + Done: saved
      > key return
      - Done: saved
      + Done: saved
      - [ ] Bold
      + [x] Bold
      > key escape
      > key return
      - Done: saved
      + Done: sent
      """
    }
  }
}
