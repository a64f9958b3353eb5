import PlatenTestSupport
import Testing

@testable import PlatenAdopt

@Suite struct DiagnosticTests {
  @Test(arguments: ["static member ", "type '", "cannot find '", ":1", "While /p/", "a"])
  func theTimeToParseALineIsProportionalToItsLength(text: String) {
    let growth = growth(from: 5_000 / text.count) { count in
      let line = "/p/A.swift:1:1: error: " + String(repeating: text, count: count)
      _ = Diagnostic(line[...], in: "/p")?.name
      _ = Diagnostic(crash: line[...], in: "/p")
    }
    #expect(growth < 9)
  }

  @Test func anErrorInThePackageIsRead() {
    let line: Substring =
      "/p/Sources/App/My View.swift:12:5: error: cannot find 'x' in scope: error: y"
    #expect(
      Diagnostic(line, in: "/p")
        == Diagnostic(
          path: "/p/Sources/App/My View.swift", line: 12, column: 5,
          message: "cannot find 'x' in scope: error: y"))
  }

  @Test(arguments: [
    "/p/Sources/App/A.swift:12:5: warning: unused", "/q/A.swift:1:1: error: x", "error: x",
    "/p/A.swift: error: x", "    /p/A.swift:1:1: error: x", "",
  ])
  func otherLinesAreNotErrorsInThePackage(line: Substring) {
    #expect(Diagnostic(line, in: "/p") == nil)
  }

  @Test func aCrashNamesItsPlace() {
    let line: Substring =
      "3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file \"/p/Sources/App/A.swift:7:3\")"
    #expect(Diagnostic(crash: line, in: "/p")?.line == 7)
    #expect(Diagnostic(crash: line, in: "/p")?.path == "/p/Sources/App/A.swift")
    #expect(Diagnostic(crash: "3.\tWhile running pass", in: "/p") == nil)
  }

  @Test(arguments: [
    ("cannot find 'x' in scope", false), ("'nil' requires a contextual type", true),
    ("the compiler is unable to type-check this expression in reasonable time; try", true),
  ])
  func someErrorsFollowFromOthers(message: String, isConsequence: Bool) {
    let diagnostic = Diagnostic(path: "", line: 1, column: 1, message: message)
    #expect(diagnostic.isConsequence == isConsequence)
  }

  @Test(arguments: [
    ("cannot find 'MKMapView' in scope", "MKMapView"),
    ("cannot find type 'CLLocation' in scope", "CLLocation"),
    ("value of type 'some View' has no member 'glow'", "some View.glow"),
    ("type 'UIColor' has no member 'plum'", "UIColor.plum"),
    ("no such module 'Charts'", "Charts"),
    ("'#selector' can only be used with the Objective-C runtime", "#selector"),
    ("'Morse' is unavailable: Not supported in swift-corelibs-foundation", "Morse"),
    ("'init(format:_:)' has been renamed to 'init(block:)': Use a closure", "init(format:_:)"),
    ("Objective-C interoperability is disabled", "@objc"),
    ("missing return in closure", "missing return in closure"),
  ])
  func theNameIsWhatIsMissing(message: String, name: String) {
    #expect(Diagnostic(path: "", line: 1, column: 1, message: message).name == name)
  }
}
