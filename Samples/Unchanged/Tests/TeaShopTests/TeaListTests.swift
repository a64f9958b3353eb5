import SwiftUI
import TeaModels
import TeaViews
import Testing

import func PlatenTesting.expectTranscript

@testable import TeaShop

@MainActor
@Suite struct TeaListTests {
  private var shop: some View {
    TeaListView(service: MockTeaService()).environmentObject(Session())
  }

  @Test func typedTextIsSearchedAfterAPause() async {
    await expectTranscript(of: shop, width: 60) {
      """
      > wait
      + 3 teas
      ~
      ~ Teas
      + Sencha                        ( Brew Sencha ) ( Buy Sencha )
      + Assam                           ( Brew Assam ) ( Buy Assam )
      + Rooibos                     ( Brew Rooibos ) ( Buy Rooibos )
      - in progress…
      > set Search oo
      - Search    [                                      ]
      + Search    [oo                                    ]
      > wait
      - 3 teas
      ~
      ~ Teas
      + in progress…
      - Sencha                        ( Brew Sencha ) ( Buy Sencha )
      - Assam                           ( Brew Assam ) ( Buy Assam )
      - Rooibos                     ( Brew Rooibos ) ( Buy Rooibos )
      + 1 tea
      ~
      ~ Teas
      + Rooibos                     ( Brew Rooibos ) ( Buy Rooibos )
      - in progress…
      """
    }
  }

  @Test func buyingATeaOrdersIt() async {
    await expectTranscript(of: shop, width: 60) {
      """
      > wait
      + 3 teas
      ~
      ~ Teas
      + Sencha                        ( Brew Sencha ) ( Buy Sencha )
      + Assam                           ( Brew Assam ) ( Buy Assam )
      + Rooibos                     ( Brew Rooibos ) ( Buy Rooibos )
      - in progress…
      > press "Buy Assam"
      - Basket    0 ct
      + Basket    380 ct
      - ( Order ) disabled
      + ( Order )
      > press Order
      + ── alert ──
      + Thank you
      + We will send you 1 bags.
      + ( OK )
      > press OK
      - Basket    380 ct
      + Basket    0 ct
      - ( Order )
      + ( Order ) disabled
      - ── alert ──
      - Thank you
      - We will send you 1 bags.
      - ( OK )
      """
    }
  }

  @Test func aTeaSteepsForItsDuration() async {
    await expectTranscript(of: BrewView(tea: MockTeaService.shelf[0])) {
      """
      > press Start
      -   ( Start )
      +   ( Start ) disabled
      > wait
      -   3 s
      +   2 s
      -   2 s
      +   1 s
      -   1 s
      -   ( Start ) disabled
      +   Ready to drink
      """
    }
  }

  @Test func theEnvironmentProvidesTheBasketPrice() async {
    let basket = BasketRow(basket: Basket(teas: [MockTeaService.shelf[0]]))
    await expectTranscript(of: basket.environment(\.coin, "p").environment(\.discount) { $0 / 2 }) {
      """
        Basket 225 p
      """
    }
  }
}
