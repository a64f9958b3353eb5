import SwiftUI
import Testing

import func PlatenTesting.expectTranscript

@testable import TeaHouse

@MainActor
@Suite struct CakesTests {
  @Test func theMainBundleContainsTheResourcesAndThePropertiesOfTheApp() async {
    await expectTranscript(of: CakesView(), width: 40) {
      """
        Tea House 2.1
        Sachertorte, € 6.20
        Apfelstrudel, € 5.90
      """
    }
    #expect(Bundle.main.path(forResource: "cakes", ofType: "json") != nil)
    #expect(Bundle.main.url(forResource: "biscuits", withExtension: "json") == nil)
  }
}
