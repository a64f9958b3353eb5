import PlatenTestSupport
import Testing

@testable import PlatenAdopt

@Suite struct ConfigurationLineTests {
  @Test(arguments: [
    (" A = b ; ", ConfigurationLine.setting(BuildSetting(name: "A", value: "b"))),
    ("A==b;;", .setting(BuildSetting(name: "A", value: "=b;"))),
    ("A=", .setting(BuildSetting(name: "A", value: ""))),
    ("#include \"a b.xcconfig\" // c", .include(path: "a b.xcconfig", isOptional: false)),
    ("#include?\"a\"", .include(path: "a", isOptional: true)),
    ("#include \"\"", nil), ("#include \"a", nil), ("#include a", nil), ("A[sdk=*] = b", nil),
    ("= b", nil), ("A b = c", nil), ("", nil), ("// A = b", nil),
  ])
  func aLineIsASettingOrIncludesAFile(line: String, expected: ConfigurationLine?) {
    #expect(ConfigurationLine(line[...]) == expected)
  }

  /// Lines of 100 KB.
  @Test(arguments: [
    ("A = b", " ", "x"), ("", " ", "x"), ("A", " ", "x"), ("A = b", " ;", "x"),
    ("#include", " ", "x"),
    ("#include \"", "\" ", "x"), ("A = b", "/ ", "x"), ("", "A", ""),
  ])
  func theTimeToReadALineIsProportionalToItsLength(start: String, middle: String, end: String) {
    let growth = growth(from: 25_000 / middle.count) { count in
      _ = ConfigurationLine((start + String(repeating: middle, count: count) + end)[...])
    }
    #expect(growth < 9)
  }
}
