import Foundation
import Testing

@testable import PlatenAdopt

@Suite struct NamesTests {
  @Test func aShortNameIsPrintable() {
    #expect("a\nb\u{1B}".shown == "a␊b␛")
    #expect(URL(filePath: "/a\nb").shown == "/a␊b")
  }

  @Test func aLongNameIsShownByItsEnds() {
    let name = "start" + String(repeating: "x", count: 10_000) + "end"
    #expect(name.shown.hasPrefix("start") && name.shown.hasSuffix("end"))
    #expect(name.shown.count == 201)
  }
}
