import Foundation
import PlatenLines
import Testing

/// Compares the generated table with independent sources.
@Suite struct WidthTableTests {
  @Test func everyMarkInTheStandardLibraryHasZeroWidth() {
    let marks = Unicode.Scalar.tabulated.filter {
      [.nonspacingMark, .enclosingMark].contains($0.properties.generalCategory)
    }
    #expect(marks.count > 1900)
    #expect(marks.filter { Character($0).cells != 0 } == [])
  }

  @Test func everyEmojiInTheStandardLibraryIsTwoCellsWide() {
    let pictures = Unicode.Scalar.tabulated.filter {
      $0.properties.isEmojiPresentation && !("\u{1F1E6}"..."\u{1F1FF}").contains($0)
    }
    #expect(pictures.count > 1100)
    #expect(pictures.filter { Character($0).cells != 2 } == [])
  }

  @Test func everyWideScalarExceptNonspacingMarksIsTwoCellsWide() throws {
    let wide = try wideScalars()
    #expect(wide.count > 180_000)
    let letters = wide.filter { ![.nonspacingMark].contains($0.properties.generalCategory) }
    #expect(letters.filter { Character($0).cells != 2 } == [])
  }
}

/// The scalars in lines such as `3041..3096;W  # Lo  [86] HIRAGANA LETTER SMALL A..`.
private func wideScalars() throws -> [Unicode.Scalar] {
  let path = "/usr/share/unicode/EastAsianWidth.txt"
  let text = try #require(
    try? String(contentsOfFile: path, encoding: .utf8),
    "\(path) is missing: apt-get install unicode-data")
  return text.split(separator: "\n").flatMap { line -> [Unicode.Scalar] in
    let fields = line.prefix { $0 != "#" && $0 != " " }.split(separator: ";")
    guard fields.count == 2, fields[1] == "W" || fields[1] == "F" else { return [] }
    let bounds = fields[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
    return (bounds[0]...bounds[bounds.count - 1]).compactMap(Unicode.Scalar.init)
  }
}
