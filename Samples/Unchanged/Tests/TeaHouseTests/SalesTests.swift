import SwiftUI
import Testing

import func PlatenTesting.expectTranscript

@testable import TeaHouse

@MainActor
@Suite struct SalesTests {
  @Test func aSaleChangesTheRowsOfTheCharts() async {
    await expectTranscript(of: SalesView(), width: 40) {
      """
        Mon  █████████████████▒▒▒▒▒│▒ 12 + 5
        Tue  ████████▒▒▒▒▒▒▒▒▒▒▒▒▒ │ 6 + 9
        █ Assam  ▒ Sencha  │ Goal: 16
        Assam   █████████████ 18 (56%)
        Sencha  ██████████▏ 14 (44%)
        ( Sell Sencha on Tuesday )
      > press "Sell Sencha on Tuesday"
      - Tue  ████████▒▒▒▒▒▒▒▒▒▒▒▒▒ │ 6 + 9
      + Tue  ████████▒▒▒▒▒▒▒▒▒▒▒▒▒▒│ 6 + 10
      - Assam   █████████████ 18 (56%)
      + Assam   ████████████▌ 18 (55%)
      - Sencha  ██████████▏ 14 (44%)
      + Sencha  ██████████▌ 15 (45%)
      """
    }
  }
}
