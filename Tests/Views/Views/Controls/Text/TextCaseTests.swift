import Foundation
import Testing

@testable @_spi(Nodes) import PlatenControls

@Suite struct TextCaseTests {
  @Test func textCaseAppliesToEveryLetter() {
    #expect(Text.Case.uppercase.applied(to: "straße 1") == "STRASSE 1")
    #expect(Text.Case.lowercase.applied(to: "ABC d") == "abc d")
  }
}
