import SwiftUI
import Testing

import func PlatenTesting.expectTranscript

@testable import TeaHouse

@MainActor
@Suite struct GuestsTests {
  @Test func guestsAreSeatedServedAndRemoved() async {
    await expectTranscript(of: GuestsView(), width: 40) {
      """
        ( Seat Ada and Bob )
        ( Clear the table )
        ( Serve Ada )
      > press "Seat Ada and Bob"
      + Ada at table 7, 1 cups
      + Bob at table 7, 1 cups
      > press "Serve Ada"
      - Ada at table 7, 1 cups
      + Ada at table 7, 2 cups
      > press "Clear the table"
      - Ada at table 7, 2 cups
      - Bob at table 7, 1 cups
      """
    }
  }
}
