import Testing

@testable import PlatenAdopt

@Suite struct AdaptedSourceTests {
  @Test func theAttributeThatCrashesTheCompilerIsReplaced() {
    let adapted = AdaptedSource("import UIKit\n\n@UIApplicationMain\nclass A {}\n")
    #expect(adapted?.text == "import UIKit\n\n@main\nclass A {}\n")
    #expect(adapted?.changes == ["@UIApplicationMain is @main"])
  }

  @Test func theImportOfAPartOfUIKitIsReplaced() {
    let adapted = AdaptedSource("import UIKit.UIImage\nimport UIKit.UIColor // colors\n")
    #expect(adapted?.text == "import UIKit\nimport UIKit // colors\n")
    #expect(adapted?.changes == ["an import of a part of UIKit is one of UIKit"])
  }

  @Test func selectorsPassTheirMethods() {
    let source = """
      @objcMembers class A {
        @objc func a(_ sender: Any) {}
        @objc(b:) private func b() {}
        lazy var c = [#selector(a(_:)), #selector(self.b), #selector(A.b)]
      }
      """
    let adapted = AdaptedSource(source)
    #expect(
      adapted?.text == """
        class A {
          func a(_ sender: Any) {}
          private func b() {}
          lazy var c = [Selector("Self.a(_:)", calling: Self.a(_:)), \
        Selector("Self.b", calling: Self.b), Selector("A.b", calling: A.b)]
        }
        import UIKit
        """)
    #expect(adapted?.changes == ["@objc is left out", "#selector passes the method"])
  }

  @Test func theXMLParserIsImported() {
    let adapted = AdaptedSource("let a = XMLParser(data: b)")
    #expect(adapted?.text == "let a = XMLParser(data: b)\nimport FoundationXML")
    #expect(adapted?.changes == ["the XML parser is imported"])
    #expect(AdaptedSource("// XMLParser") == nil)
  }

  @Test(arguments: ["#selector(getter: a)", "#selector(model.a)", "#selector(a", "#selector(f())"])
  func selectorsOfUnknownMethodsAreNotChanged(source: String) {
    #expect(AdaptedSource("let a = \(source)") == nil)
  }

  @Test(arguments: [
    "import UIKit\n@main class A {}", "// @UIApplicationMain", "import struct UIKit.CGRect",
  ])
  func otherSourcesAreNotChanged(source: String) { #expect(AdaptedSource(source) == nil) }
}
