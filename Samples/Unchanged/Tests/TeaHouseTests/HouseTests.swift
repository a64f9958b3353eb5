import SwiftUI
import Testing

import func PlatenTesting.expectTranscript

@testable import TeaHouse

@MainActor
@Suite struct HouseTests {
  @Test func theAssetsAndTheStringsOfTheSourceLanguageAreShown() async {
    await expectTranscript(of: HouseView(cups: 1, tables: 3), width: 40) {
      """
        [cup, 16×16]
        Welcome to the tea house
        1 cups on 3 tables
        Open until 18 o'clock
        3 tables free
        Cash only
        Closed on Mondays, 1 cup
      """
    }
  }

  @Test func stringsAreTranslatedToTheLocaleOfTheEnvironment() async {
    let german = HouseView(cups: 1, tables: 3).environment(\.locale, Locale(identifier: "de_AT"))
    await expectTranscript(of: german, width: 40) {
      """
        [cup, 16×16]
        Willkommen im Teehaus
        1 Tasse auf 3 Tischen
        Geöffnet bis 18 Uhr
        3 Tische frei
        Nur bar
        Closed on Mondays, 1 cup
      """
    }
  }

  @Test func colorsOfTheCatalogHaveSymbols() {
    let components = UIColor(resource: .teaGreen).cgColor.components
    let green: [CGFloat] = [32, 128, 48, 255].map { $0 / 255 }
    #expect(components == green)
    #expect(UIColor(named: "Tea Green") == .teaGreen)
    #expect(Color("Tea Green") == .teaGreen)
    #expect(Color(.teaGreen) != Color("no such color"))
  }

  @Test func imagesInNamespacesHaveSymbols() async {
    await expectTranscript(of: Image(.Icons.leaf), width: 40) {
      """
        [Icons/leaf, 8×8]
      """
    }
  }

  @Test func conditionsOfCompilationSelectTheBranchesWithUIKit() {
    #expect(
      Platform.branches == [
        "canImport(UIKit)", "canImport(UIKit) && !os(watchOS)", "!os(macOS)",
      ])
    #expect(PlatformColor.red == UIColor.red)
  }
}
