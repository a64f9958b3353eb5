import SwiftUI
import TeaModels
import Testing

import func PlatenTesting.expectTranscript

/// A screen whose models import only Foundation.
private struct SaleScreen: View {
  @StateObject private var inventory = Inventory(tins: ["Assam": 2, "Sencha": 1])
  @State private var till = Till()

  var body: some View {
    Text("\(inventory.total) tins, \(till.cents) cents")
    Button("Sell Assam") {
      inventory.sell("Assam")
      till.charge(450)
    }
  }
}

@MainActor
@Suite struct SaleTests {
  @Test func modelsThatImportOnlyFoundationUpdateTheScreen() async {
    await expectTranscript(of: SaleScreen(), width: 40) {
      """
      > press "Sell Assam"
      - 3 tins, 0 cents
      + 2 tins, 450 cents
      """
    }
  }
}
