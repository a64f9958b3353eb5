import PlatenTestSupport
import Testing

@testable import PlatenAdopt

@Suite struct SourceCodeTests {
  @Test(arguments: [
    ("import SwiftUI", ["SwiftUI"]), ("@testable  import App // x", ["App"]),
    ("@_exported public import struct Kit.View", ["Kit"]), ("import UIKit.UIImage", ["UIKit"]),
    ("// import A\n/* import B\nimport C */\nimport D", ["D"]), ("let important = 1", []),
    ("let a = \"\"\"\n  import B\n  \"\"\"\nimport C", ["C"]),
    ("let a = \"/*\"\nimport B", ["B"]), ("/* /* */\nimport A\n*/\nimport B", ["B"]),
    ("let a = \"\\\"/*\"\nimport B", ["B"]), ("let a = #\"\\\"/*\"#\nimport B", ["B"]),
    ("// A\r\nimport B\r\nimport C\r\n", ["B", "C"]),
  ])
  func importsAreFound(code: String, modules: [String]) {
    #expect(SourceCode(code).imports.map(\.module) == modules)
  }

  @Test func importsBetweenConditionsAreConditional() {
    let code = "#if canImport(AppKit)\nimport AppKit\n#endif\nimport SwiftUI"
    #expect(SourceCode(code).imports.map(\.isConditional) == [true, false])
  }

  @Test func importsForPhonesAreNotConditional() {
    let code = """
      #if os(iOS)
      import UIKit
      #if DEBUG
      import Pulse
      #endif
      #elseif os(macOS)
      import AppKit
      #else
      import WatchKit
      #endif
      #if !os(iOS)
      import AppKit
      #endif
      """
    #expect(SourceCode(code).imports.map(\.isConditional) == [false, true, true, true, true])
  }

  @Test(arguments: [
    ("@main struct A: App {}", SourceCode.MainType(name: "A", isDelegate: false)),
    ("@main\n@available(iOS 14, *)\nstruct B: App {}", .init(name: "B", isDelegate: false)),
    ("@UIApplicationMain\nfinal class C: UIResponder {}", .init(name: "C", isDelegate: true)),
    ("// @main struct A {}", nil), ("struct A {}", nil), ("@mainly struct A {}", nil),
  ])
  func theMainTypeIsFound(code: String, expected: SourceCode.MainType?) {
    #expect(SourceCode(code).mainType == expected)
  }

  /// Lines of 20 KB.
  @Test(arguments: [
    "@main ", "@main(", "@a(", "a ", "@a(b) ", "import ", "\"", "/*", "a.", "#", "#\"\"\"#",
    "\"\\(",
  ])
  func theTimeToReadALineIsProportionalToItsLength(text: String) {
    let growth = growth(from: 5_000 / text.count) { count in
      let code = SourceCode("@main " + String(repeating: text, count: count) + "=")
      _ = (code.imports, code.mainType, code.names, code.declarations)
    }
    #expect(growth < 9)
  }

  @Test func identifiersAreTypesAndMembers() {
    let code = "Text(name).accentColor(.red) // .comment"
    let names = SourceCode(code).names.map(\.text)
    #expect(["Text", "accentColor", "red"].allSatisfy(names.contains))
    #expect(!names.contains("name"))
  }
}
