import Testing

@testable import PlatenSyntax

@Suite struct ScannerTests {
  private func code(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var scanner = Scanner(bytes)
    var code: [UInt8] = []
    while let position = scanner.nextCode() { code.append(bytes[position]) }
    return String(decoding: code, as: UTF8.self)
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
    #expect(code(###"a##"b"#c"##d#if"###) == "a#d#if")
    #expect(code(###"#"a"##"b"#c"###) == "##c")
    #expect(code(##"a#"""#b#"""""#c"##) == "a#b#c")
    #expect(code("a#\"\"\"\nb\"\"\"\n\"\"\"#c") == "a#c")
    #expect(code(##"a#"b\("c"\#("d"))e"#f"##) == "a#f")
    #expect(code(#"a"b\(c("d"))e"f"#) == #"a"f"#)
    #expect(code("é\"ü\"ö") == "é\"ö")
  }

  @Test func interpolationsCanBeInsideEachOther() {
    let open = String(repeating: #""\("#, count: 100_000)
    let close = String(repeating: #")""#, count: 100_000)
    #expect(code("a\(open)b\(close)c\n\(open)\nd") == "a\"c\n(\nd")
  }

  @Test func aLiteralOnOneLineEndsWithTheLine() {
    #expect(code("a/\"/\nb\r\nc") == "a//\nb\r\nc")
    #expect(code("a/\"\\(/\nb") == "a//\nb")
    #expect(code("a\"\"\"b\\(\n\"c\\(\n)d\"\"\"e") == "a\"e")
    #expect(code("a\"\"\"\nb\n\"\"\"c") == "a\"c")
  }
}
