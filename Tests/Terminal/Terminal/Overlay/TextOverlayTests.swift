import Platen
import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

@Suite struct TextOverlayTests {
  private static func key(_ sequence: String) -> Key { .bytes(Array(sequence.utf8)) }
  private static let (up, down) = (key("\u{1B}[A"), key("\u{1B}[B"))
  private static let (pageUp, pageDown) = (key("\u{1B}[5~"), key("\u{1B}[6~"))
  private static let (home, end) = (key("\u{1B}[H"), key("\u{1B}[F"))

  private func overlay(of count: Int) -> TextOverlay {
    TextOverlay("numbers") { _ in (0..<count).map { Line("\($0)") } }
  }

  private func texts(_ overlay: inout TextOverlay, height: Int = 5, minHeight: Int = 0) -> [String]
  {
    overlay.rows(width: 40, height: height, minHeight: minHeight, glyphs: .unicode).map(\.text)
  }

  @Test func aLongTextBeginsAtItsFirstRow() {
    var overlay = overlay(of: 20)
    #expect(texts(&overlay) == ["0", "1", "2", "3", "… 16 below"])
  }

  @Test func aShortTextCoversTheWholeScreen() {
    var overlay = overlay(of: 2)
    #expect(texts(&overlay, minHeight: 4) == ["0", "1", "", ""])
    #expect(texts(&overlay, minHeight: 9) == ["0", "1", "", "", ""])
  }

  @Test func eachArrowScrollsTheTextByOneRow() {
    var overlay = overlay(of: 8)
    var seen: [[String]] = [texts(&overlay)]
    for _ in 0..<5 {
      #expect(overlay.handle(Self.down) == .remains)
      seen.append(texts(&overlay))
    }
    #expect(seen[1] == ["… 2 above", "2", "3", "4", "… 3 below"])
    #expect(seen[2] == ["… 3 above", "3", "4", "5", "… 2 below"])
    #expect(seen[3] == ["… 4 above", "4", "5", "6", "7"])
    #expect(seen[5] == seen[3])
    for _ in 0..<2 { #expect(overlay.handle(Self.up) == .remains) }
    #expect(texts(&overlay) == seen[1])
    #expect(overlay.handle(Self.up) == .remains)
    #expect(texts(&overlay) == seen[0])
  }

  @Test func pageKeysAndHomeAndEndScrollFurther() {
    var overlay = overlay(of: 20)
    _ = texts(&overlay)
    #expect(overlay.handle(Self.pageDown) == .remains)
    #expect(texts(&overlay) == ["… 4 above", "4", "5", "6", "… 13 below"])
    #expect(overlay.handle(Self.pageUp) == .remains)
    #expect(texts(&overlay) == ["0", "1", "2", "3", "… 16 below"])
    #expect(overlay.handle(Self.end) == .remains)
    #expect(texts(&overlay) == ["… 16 above", "16", "17", "18", "19"])
    #expect(overlay.handle(Self.home) == .remains)
    #expect(texts(&overlay).first == "0")
  }

  @Test func theTextIsWrappedAgainAtAnotherWidth() {
    var overlay = TextOverlay("width") { [Line("\($0)")] }
    #expect(overlay.rows(width: 40, height: 3, minHeight: 0, glyphs: .unicode) == ["40"])
    #expect(overlay.rows(width: 20, height: 3, minHeight: 0, glyphs: .unicode) == ["20"])
  }

  @Test(arguments: ["?", "\r", "\u{4}", "\u{1B}OP", "\u{1B}[11~", "\u{1B}[[A"])
  func closingKeysHaveNoOtherEffect(sequence: String) {
    var overlay = overlay(of: 3)
    #expect(overlay.handle(Self.key(sequence)) == .closes)
  }

  @Test func typedTextClosesTheOverlayAndReachesThePrompt() {
    var overlay = overlay(of: 3)
    for letter in ["o", "q", "/"] { #expect(overlay.handle(Self.key(letter)) == .yields) }
    #expect(overlay.handle(.paste("open form")) == .yields)
    #expect(overlay.handle(.escape) == .closes)
  }

  @Test func otherKeysHaveNoEffect() {
    var overlay = overlay(of: 3)
    for sequence in ["\t", "\u{1B}[Z", "\u{12}", "\u{1B}[C", "\u{0}"] {
      #expect(overlay.handle(Self.key(sequence)) == .remains)
    }
  }
}
