import Platen
import Testing

@testable import PlatenTranscript

@Suite struct MarbleScannerTests {
  private func scan(_ text: String) throws(MarbleError) -> MarbleScanner {
    try MarbleScanner(text[...], offset: 4, frame: .milliseconds(100))
  }

  @Test func theLengthIsInFrames() throws {
    #expect(try scan("a-(bc) 300ms |").length == 7)
    #expect(try scan("").length == 0)
  }

  @Test func aSubscriptionAtTheStartIsNotAMarble() throws {
    #expect(try scan("^-a").marbles == [.init(2, .value("a"))])
  }

  @Test(arguments: [
    ("(a", 5), ("a)", 6), ("((a))", 6), ("a()", 6), ("(-)", 6), ("a|b", 7), ("a^", 6),
    ("150ms a", 5),
  ])
  func anErrorContainsItsColumn(text: String, column: Int) {
    do {
      _ = try scan(text)
      Issue.record("no error in \(text)")
    } catch {
      #expect(error.column == column)
    }
  }
}
