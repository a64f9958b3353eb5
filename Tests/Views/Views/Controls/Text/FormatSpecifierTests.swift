import Foundation
import Testing

@testable @_spi(Nodes) import PlatenControls

@Suite struct FormatSpecifierTests {
  private func text(_ specifier: String, _ value: some CVarArg) -> String? {
    FormatSpecifier(specifier)?.text(of: value)
  }

  @Test func aFormatSpecifierFormatsAValue() {
    #expect(text("%.2f", 1.5) == "1.50")
    #expect(text("%03d", 7) == "007")
    #expect(text("%x%%", 255) == "ff%")
  }

  @Test func aFormatSpecifierForADifferentTypeIsRejected() {
    #expect(text("%d", 1.5) == nil)
    #expect(text("%f", 1) == nil)
    #expect(text("%s", 1) == nil)
  }

  @Test func aFormatWithoutExactlyOneSpecifierIsRejected() {
    #expect(FormatSpecifier("%d %d") == nil)
    #expect(FormatSpecifier("100%%") == nil)
    #expect(FormatSpecifier("%") == nil)
  }

  @Test func aFormatSpecifierWithAFourDigitWidthIsRejected() {
    #expect(FormatSpecifier("%999d") != nil)
    #expect(FormatSpecifier("%1000d") == nil)
  }
}
