import Testing

@testable import PlatenSyntax

@Suite struct ScannerTests {
  private func code(_ text: String) -> String {
    let characters = Array(text)
    var scanner = Scanner(characters)
    var code = ""
    while let position = scanner.nextCode() { code.append(characters[position]) }
    return code
  }

  @Test func commentsAreSkipped() {
    #expect(code("a// b\nc") == "a\nc")
    #expect(code("a/* b /* c */ d */e") == "ae")
    let open = String(repeating: "/*", count: 100_000)
    let close = String(repeating: "*/", count: 100_000)
    #expect(code("a\(open)b\(close)c") == "ac")
  }

  @Test func onlyTheClosingQuoteOfALiteralIsCode() {
    #expect(code(#"a"b\"c"d"#) == #"a"d"#)
    #expect(code(##"a#"b"c"#d"##) == "a#d")
    #expect(code(#"a"b\(c("d"))e"f"#) == #"a"f"#)
  }
}
