import Testing

@testable import PlatenAssets

@Suite struct LocalizedFormatTests {
  private func shown(_ format: LocalizedFormat, _ numbers: [Double?]) -> String {
    format.segments(for: numbers, in: "en").map { segment in
      switch segment {
      case .text(let text): text
      case .argument(let index, let specifier): "<\(index)\(specifier)>"
      }
    }.joined()
  }

  @Test(arguments: [
    ("%@ and %lld", "<0%@> and <1%lld>"), ("%2$@, %1$@", "<1%@>, <0%@>"),
    ("100%% of %@", "100% of <0%@>"),
    ("%.2f km", "<0%.2f> km"), ("ends in %", "ends in %"), ("50 % done", "50 % done"),
    ("%", "%"), ("%-5d|", "<0%-5d>|"),
  ])
  func specifiersAreReplaced(text: String, expected: String) {
    #expect(shown(LocalizedFormat(text: text), [1, 2]) == expected)
  }

  @Test func aTextWithoutArgumentsIsNotAFormat() {
    #expect(shown(LocalizedFormat(text: "50% off"), []) == "50% off")
  }

  @Test func aFormForZeroIsUsedInEveryLanguage() {
    let format = LocalizedFormat(
      text: "%#@n@", variables: ["n": .init(forms: [.zero: "none", .one: "one", .other: "%d"])])
    #expect(shown(format, [0]) == "none")
    #expect(shown(format, [1]) == "one")
    #expect(shown(format, [2]) == "<0%d>")
  }
  /// Each variable refers to the next one several times, or the variable refers to itself.
  @Test func variablesThatReferToEachOtherEnd() {
    let itself = LocalizedFormat(
      text: "%#@n@", variables: ["n": .init(argument: 0, forms: [.other: "x%#@n@"])])
    #expect(shown(itself, [2]) == String(repeating: "x", count: 100))
    var many = LocalizedFormat(text: "%#@v0@")
    for number in 0..<30 {
      let text = String(repeating: "%#@v\(number + 1)@", count: 3)
      many.variables["v\(number)"] = .init(argument: 0, forms: [.other: text])
    }
    #expect(shown(many, [2]) == "")
  }
}
