import PlatenTestSupport
import Testing

@testable import PlatenAdopt

@Suite struct PropertyListParserTests {
  private func parse(_ text: String) throws -> PropertyList {
    try PropertyListParser.parse(Array(text.utf8))
  }

  @Test func valuesOfAllKindsAreParsed() throws {
    let value = try parse(
      """
      // !$*UTF8*$!
      {
        name = Lamp; /* a comment */
        "a key" = ( one, "two words", (), );
        empty = {};
      }

      """)
    #expect(
      value
        == .dictionary([
          "name": .text("Lamp"),
          "a key": .array([.text("one"), .text("two words"), .array([])]),
          "empty": .dictionary([:]),
        ]))
  }

  @Test(arguments: [
    (#""say \"hi\"""#, #"say "hi""#), (#""a\nb\tc""#, "a\nb\tc"), (#""\\""#, #"\"#),
    (#""caf\U00e9""#, "café"), ("\"a;b\"", "a;b"),
    ("com.apple.product-type/x$1", "com.apple.product-type/x$1"), ("\"a\0b\"", "a\0b"),
    ("/*/ * // */ // x\n\0 a\0/**/", "a"), ("//\na", "a"), (#""\Uzz""#, "zz"),
  ])
  func textsAreUnescaped(source: String, expected: String) throws {
    #expect(try parse(source) == .text(expected))
  }

  @Test(arguments: [
    ("{\n  a = 1\n}", 3, #"expected ";" instead of "}""#),
    ("{ a = \"b\n", 1, "a quoted text has no end"), ("/* {\n", 1, "a comment has no end"),
    ("\n/*/", 2, "a comment has no end"), ("a /", 1, #"unexpected "/" after the end"#),
    ("(\n a b )", 2, #"expected ")" instead of "b""#),
    ("", 1, "expected a value instead of end of file"),
    ("{ a = \u{1B}; }", 1, #"expected a value instead of ";""#),
    ("a b", 1, #"unexpected "b" after the end"#),
    ("{ é = 1; }", 1, "expected a value instead of byte 195"),
  ])
  func anErrorNamesTheLineAndTheProblem(source: String, line: Int, problem: String) {
    #expect(throws: PropertyListError(line: line, problem: problem)) { try parse(source) }
  }

  @Test(arguments: ["(", "{a="]) func deepNestingIsAnError(opening: String) {
    #expect(throws: PropertyListError(line: 1, problem: "values are nested too deeply")) {
      try parse(String(repeating: opening, count: 1_000_000))
    }
  }

  @Test(arguments: ["a,", "/* a comment of some length */ a,", "\"text of some length\","])
  func theTimeToParseIsProportionalToTheLength(element: String) throws {
    let growth = try growth(from: 4_000) { count in
      _ = try parse("(\(String(repeating: element, count: count)))")
    }
    #expect(growth < 9)
  }

  /// Any bytes are either parsed or rejected.
  @Test(arguments: Seeds.first(200)) func brokenProjectsAreRejectedWithoutACrash(seed: UInt64)
    throws
  {
    var generator = SeededGenerator(seed: seed)
    var bytes = Array("{ a = ( b, \"c d\" ); /* e */ f = { g = \"\\\"\\U00e9\"; }; } // h\n".utf8)
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      let index = bytes.indices.randomElement(using: &generator) ?? 0
      bytes[index] = UInt8.random(in: .min ... .max, using: &generator)
    }
    _ = try? PropertyListParser.parse(bytes)
    _ = try? PropertyListParser.parse(Array(bytes.prefix(Int(seed) % bytes.count)))
  }
}
