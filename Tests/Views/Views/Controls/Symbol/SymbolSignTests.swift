import Foundation
import PlatenNavigation
import Testing

@testable import PlatenControls

@Suite struct SymbolSignTests {
  @Test func commonSymbolsHaveASign() {
    #expect(SymbolSign.all.count >= 200)
    for name in ["trash", "star", "gearshape", "magnifyingglass", "square.and.arrow.up", "person"] {
      #expect(SymbolSign(named: name) != nil, "\(name)")
    }
    #expect(SymbolSign(named: "platen.unknown") == nil)
    #expect(SymbolSign(named: "") == nil)
  }

  /// Programs use these pairs for the two states of a switch. A symbol without a sign is shown as
  /// its name.
  @Test(arguments: ["heart", "star", "flag", "bookmark", "bell", "circle", "square"])
  func aFilledSymbolDiffersFromThePlainSymbol(name: String) {
    let (plain, filled) = (SymbolSign(named: name), SymbolSign(named: name + ".fill"))
    #expect(plain?.unicode != filled?.unicode)
    #expect(plain?.ascii != filled?.ascii)
  }

  @Test func aFilledOrCircledSymbolHasTheSignOfThePlainSymbol() {
    #expect(SymbolSign(named: "trash.circle.fill") == SymbolSign(named: "trash"))
    #expect(SymbolSign(named: "star.fill") != SymbolSign(named: "star"))
    #expect(SymbolSign(named: "play.circle.fill") == SymbolSign(named: "play"))
  }

  @MainActor @Test func aSymbolIsShownAsASignAndSpokenAsWords() {
    let image = Image(systemName: "square.and.arrow.up")
    #expect(picture(30) { image } == "⍐")
    #expect(
      TestGraph(image).graph.speech.frame.lines.map(\.text) == ["square and arrow up"])
    #expect(picture(30) { Image(systemName: "platen.unknown") } == "platen.unknown")
  }

  @MainActor @Test func aButtonWithASymbolIsNamedByTheWords() {
    let button = Button {
    } label: {
      Image(systemName: "trash.fill")
    }
    #expect(picture(30) { button } == "( ⌫ )")
    #expect(TestGraph(button).graph.controls.map(\.label) == ["trash"])
  }

  /// Every sign is one scalar whose East Asian width is neutral or narrow, so no terminal draws it
  /// in two cells. Emoji are excluded, because some terminals draw them in two cells.
  @Test func everySignIsOneCellWideOnEveryTerminal() throws {
    let widths = try EastAsianWidths()
    for (name, sign) in SymbolSign.all {
      let scalars = Array(sign.unicode.unicodeScalars)
      try #require(scalars.count == 1, "\(name)")
      #expect(["N", "Na"].contains(widths[scalars[0]]), "\(name): \(sign.unicode)")
      #expect(scalars[0].isASCII || !scalars[0].properties.isEmoji, "\(name): \(sign.unicode)")
      #expect(sign.ascii.isASCII && sign.ascii.utf8.count == 1, "\(name)")
    }
  }
}

/// The East Asian widths in Unicode's data, from Debian's package `unicode-data`.
private struct EastAsianWidths {
  private var ranges: [(ClosedRange<UInt32>, String)] = []

  init() throws {
    let path = "/usr/share/unicode/EastAsianWidth.txt"
    let file = try #require(
      try? String(contentsOfFile: path, encoding: .utf8),
      "\(path) is missing: apt-get install unicode-data")
    for line in file.split(separator: "\n") {
      let fields = line.prefix { $0 != "#" }.split(separator: ";")
      guard fields.count == 2 else { continue }
      let bounds = fields[0].trimmingCharacters(in: .whitespaces).split(separator: ".")
      let codes = bounds.compactMap { UInt32($0, radix: 16) }
      guard let first = codes.first, let last = codes.last else { continue }
      ranges.append((first...last, fields[1].trimmingCharacters(in: .whitespaces)))
    }
    try #require(ranges.count > 1000)
  }

  subscript(scalar: Unicode.Scalar) -> String {
    ranges.first { $0.0.contains(scalar.value) }?.1 ?? "N"
  }
}
