import Testing

import func PlatenTesting.expectTranscriptOfPreviews

@testable import TeaShop

@MainActor
@Suite struct PreviewTests {
  @Test func theShelfCanBeEmpty() async {
    await expectTranscriptOfPreviews {
      """
      > open "No teas"
        Search    [                                      ]

        Teas
        in progress…

        Customer  [Ada                                   ]
        Basket    0 ct
        ( Order ) disabled
      > wait
      + 0 teas
      - in progress…
      """
    }
  }

  @Test func thePreviewProviderShowsBothOutcomes() async {
    await expectTranscriptOfPreviews {
      """
      > open TeaListView_Previews
        Search    [                                      ]

        Teas
        in progress…

        Customer  [Guest                                 ]
        Basket    0 ct
        ( Order ) disabled
        Search    [                                      ]

        Teas
        in progress…

        Customer  [Guest                                 ]
        Basket    0 ct
        ( Order ) disabled
      > wait
      + 3 teas
      ~
      ~ Teas
      + Sencha                                            ( Brew Sencha ) ( Buy Sencha )
      + Assam                                               ( Brew Assam ) ( Buy Assam )
      + Rooibos                                         ( Brew Rooibos ) ( Buy Rooibos )
      - in progress…
      - in progress…
      + The shelf is out of reach.
      """
    }
  }

  @Test func aLibrarysPreviewsAreFound() async {
    await expectTranscriptOfPreviews {
      """
      > open BrewView

          Sencha
          3 s
          ( Start )

      > open "Two cups"
        [x] Second cup
        Sencha, Assam (strong)
      > toggle "Second cup"
      - [x] Second cup
      + [ ] Second cup
      - Sencha, Assam (strong)
      + Sencha
      """
    }
  }
}
