import ControlsSample
import PlatenTesting
import Testing

/// Tests of the pages about controls that change a value.
@Suite struct ValuesPagesTests {
  @Test func aToggleIsSwitchedUnlessItIsDisabled() async {
    await expectTranscript(of: TogglePage()) {
      """
        [ ] Notify me
        You hear nothing.
        [ ] Not now (disabled)
        A label that is a name alone: [ ]
      > toggle "Notify me"
      - [ ] Notify me
      + [x] Notify me
      - You hear nothing.
      + You hear of it.
      - [ ] Not now (disabled)
      + [x] Not now (disabled)
      - A label that is a name alone: [ ]
      + A label that is a name alone: [x]
      > toggle "Not now"
      ! "Not now" is disabled
      > toggle Hidden
      - [x] Notify me
      + [ ] Notify me
      - You hear of it.
      + You hear nothing.
      - [x] Not now (disabled)
      + [ ] Not now (disabled)
      - A label that is a name alone: [x]
      + A label that is a name alone: [ ]
      """
    }
  }

  @Test func aStepperStopsAtTheEndOfItsRange() async {
    await expectTranscript(of: StepperPage()) {
      """
        Seats  [- +] 3 (1…4)
        Floor  [- +] 0
      > increment Seats
      - Seats  [- +] 3 (1…4)
      + Seats  [-  ] 4 (1…4)
      > increment Seats
      ! cannot increment "Seats": it is at 4, the end of its range
      > decrement Floor
      - Floor  [- +] 0
      + Floor  [- +] -2
      """
    }
  }

  @Test func aSliderIsLimitedToItsRangeAndSteps() async {
    await expectTranscript(of: SliderPage()) {
      """
        Volume  [####------] 40 (0…100)
        Stars   [#####-----] 3 (1…5)
        Speed   [#####-----] 0.5 (slow…fast)
      > set Volume 75
      - Volume  [####------] 40 (0…100)
      + Volume  [#######---] 75 (0…100)
      > increment Stars
      - Stars   [#####-----] 3 (1…5)
      + Stars   [#######---] 4 (1…5)
      > set Stars 9
      ! cannot set "Stars": "9" is out of range; the range is 1…5
      > decrement Speed
      - Speed   [#####-----] 0.5 (slow…fast)
      + Speed   [####------] 0.4 (slow…fast)
      """
    }
  }

  @Test func pickersOfAllStylesPickTheSameOption() async {
    await expectTranscript(of: PickerPage()) {
      """
        Menu       [small ▾]
        Segmented  (•) small  ( ) medium  ( ) large
        Inline     (•) small
                   ( ) medium
                   ( ) large
      > pick Menu large
      - Menu       [small ▾]
      + Menu       [large ▾]
      - Segmented  (•) small  ( ) medium  ( ) large
      + Segmented  ( ) small  ( ) medium  (•) large
      - Inline     (•) small
      + Inline     ( ) small
      -            ( ) large
      +            (•) large
      > pick Segmented medium
      - Menu       [large ▾]
      + Menu       [medium ▾]
      - Segmented  ( ) small  ( ) medium  (•) large
      + Segmented  ( ) small  (•) medium  ( ) large
      -            ( ) medium
      +            (•) medium
      -            (•) large
      +            ( ) large
      > pick Inline tiny
      ! cannot pick "Inline": no option "tiny"; available: "small", "medium", "large"
      """
    }
  }

  @Test func aDateIsEnteredAsText() async {
    await expectTranscript(of: DatePickerPage()) {
      """
      > set Arrival 2026-06-29
      - Arrival    [2026-05-04                            ]
      + Arrival    [2026-06-29                            ]
      > submit Arrival
      - Departure  May 7, 2026
      + Departure  July 2, 2026
      > set Check-in 11:00
      - Check-in   [09:30                                 ]
      + Check-in   [11:00                                 ]
      > submit Check-in
      > increment Nights
      - Nights     [- +] 3 (1…30)
      + Nights     [- +] 4 (1…30)
      - Departure  July 2, 2026
      + Departure  July 3, 2026
      > set Arrival tomorrow
      - Arrival    [2026-06-29                            ]
      + Arrival    [tomorrow                              ]
      > submit Arrival
      - Arrival    [tomorrow                              ]
      + Arrival    [2026-06-29                            ]
      ! cannot submit "Arrival": "tomorrow" is not a date such as 2026-01-31; the field keeps "2026-06-29"
      """
    }
  }

  @Test func aGaugeShowsAValueWithinItsRange() async {
    await expectTranscript(of: GaugePage()) {
      """
      > press "Use 20 %"
      - Battery [######----] 60 %
      + Battery [####------] 40 %
      > press "Use 20 %"
      - Battery [####------] 40 %
      + Battery [##--------] 20 %
      > press "Use 20 %"
      - Battery [##--------] 20 %
      + Battery [----------] 0 %
      - ( Use 20 % )
      + ( Use 20 % ) disabled
      > press "Use 20 %"
      ! "Use 20 %" is disabled
      """
    }
  }

  @Test func aColorIsEnteredByItsName() async {
    await expectTranscript(of: ColorPickerPage(), width: 30) {
      """
        Accent [orange               ]
        The text has this color.
      > set Accent teal
      - Accent [orange               ]
      + Accent [teal                 ]
      > submit Accent
      - The text has this color.
      + The text has this color.
      > set Accent plaid
      - Accent [teal                 ]
      + Accent [plaid                ]
      > submit Accent
      - Accent [plaid                ]
      + Accent [teal                 ]
      ! cannot submit "Accent": "plaid" is not a color, such as #FF9500 or red; the field keeps "teal"
      """
    }
  }
}
