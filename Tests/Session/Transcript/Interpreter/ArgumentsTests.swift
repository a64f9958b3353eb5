import Testing

@testable import PlatenTranscript

/// Tests of splitting the arguments of a command.
@MainActor
@Suite struct ArgumentsTests {
  private func words(_ rest: String, _ synopsis: String) throws -> [String] {
    try Arguments(rest[...], of: Command("do", synopsis, "") { _ in [] }).words
  }

  @Test(arguments: [
    (" one two", ["one", "two"]),
    ("  one   two  ", ["one", "two"]),
    ("\tone\ttwo\t", ["one", "two"]),
    (#" "one and" two"#, ["one and", "two"]),
    (#" "a \"b\" \\" c\d"#, [#"a "b" \"#, #"c\d"#]),
    (#" "" two"#, ["", "two"]),
    (" ümläut 👩‍👩‍👧", ["ümläut", "👩‍👩‍👧"]),
  ])
  func wordsAreSeparatedBySpaces(rest: String, expected: [String]) throws {
    #expect(try words(rest, "A B") == expected)
  }

  @Test(arguments: [
    (" f some  text ", "some  text "),
    (" f  indented", " indented"),
    (#" f "quoted  as a whole" "#, "quoted  as a whole"),
    (#" f "quoted" in part"#, #""quoted" in part"#),
    (#" f "not closed"#, #""not closed"#),
    (#" f """#, ""),
    (#" f "a \" b""#, #"a " b"#),
  ])
  func aTextArgumentExtendsToTheEndOfTheLine(rest: String, expected: String) throws {
    #expect(try words(rest, "FIELD TEXT") == ["f", expected])
  }

  @Test(arguments: ["", " ", " one", " one ", "\t"])
  func aMissingArgumentIsNamed(rest: String) {
    let error = #expect(throws: UsageError.self) { try words(rest, "A B") }
    #expect(error == .missing(rest.contains("one") ? "B" : "A"))
    #expect(error?.message(usage: "do A B").hasSuffix(": do A B") == true)
  }

  @Test func argumentsInBracketsAreOptional() throws {
    #expect(try words(" a", "A [B]") == ["a"])
    #expect(try words(" a b", "A [B]") == ["a", "b"])
    #expect(try words("", "[B]") == [])
  }

  @Test(arguments: [(" secret extra", "A"), (#" "secret"#, "A"), (#" x "secret"#, "A B")])
  func anErrorDoesNotRepeatArguments(rest: String, synopsis: String) {
    let error = #expect(throws: UsageError.self) { try words(rest, synopsis) }
    let message = error?.message(usage: "")
    #expect(message?.contains("secret") == false)
    #expect(message?.contains("extra") == false)
  }

  @Test(arguments: [
    ("$pw", "pw"), ("$a_1", "a_1"), ("$", nil), ("pw", nil), ("$a-b", nil), (#""$pw""#, nil),
    ("$a b", nil),
  ])
  func aDollarSignNamesASecret(text: String, expected: String?) throws {
    let command = Command("do", "FIELD TEXT", "") { _ in [] }
    #expect(try Arguments(" f \(text)"[...], of: command).secretName == expected)
  }
}
