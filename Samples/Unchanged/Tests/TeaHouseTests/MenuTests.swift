import SwiftUI
import Testing

import func PlatenTesting.expectTranscript

@testable import TeaHouse

@MainActor
@Suite struct MenuTests {
  @Test func theViewsOfUIKitShowAndChangeTheModel() async {
    await expectTranscript(of: MenuView(menu: Menu()), width: 40) {
      """
        Search teas [                          ]
        [##--------] 2 (1…5)
        Strength 2
        ( Map )
      > wait
      + in progress…
      - in progress…
      + Assam      ( Copy Assam )
      + Sencha     ( Copy Sencha )
      + Gyokuro    ( Copy Gyokuro )
      + Earl Grey  ( Copy Earl Grey )
      > set "Search teas" se
      - Search teas [                          ]
      + Search teas [se                        ]
      > wait
      + in progress…
      - in progress…
      - Assam      ( Copy Assam )
      - Gyokuro    ( Copy Gyokuro )
      - Earl Grey  ( Copy Earl Grey )
      > set "Strength of the tea" 4
      - [##--------] 2 (1…5)
      + [#######---] 4 (1…5)
      - Strength 2
      + Strength 4
      """
    }
  }

  @Test func effectsOutsideTheScreenAreLogged() async {
    await expectTranscript(of: MenuView(menu: Menu()), width: 40) {
      """
      > wait
      + in progress…
      - in progress…
      + Assam      ( Copy Assam )
      + Sencha     ( Copy Sencha )
      + Gyokuro    ( Copy Gyokuro )
      + Earl Grey  ( Copy Earl Grey )
      > press "Copy Sencha"
      > press "Copy Assam"
      > press Map
      > log
        [menu] debug: Loading teas for <private>
        [menu] info: 4 teas
        copy Sencha
        UIImpactFeedbackGenerator has no effect: a terminal has no haptics
        copy Assam
        open https://example.com/map
      """
    }
  }
}
