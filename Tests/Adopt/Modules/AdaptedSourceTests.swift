import PlatenTestSupport
import Testing

@testable import PlatenAdopt

@Suite struct AdaptedSourceTests {
  private func adapting(_ source: String) -> AdaptedSource? { AdaptedSource(SourceCode(source)) }

  @Test func aSourceKeepsItsLinesIfTheyEndWithCRLF() {
    let adapted = adapting("import UIKit\r\n\r\n@UIApplicationMain\r\nclass A {}\r\n")
    #expect(adapted?.text == "import UIKit\n\n@main\nclass A {}\n")
  }

  @Test func theAttributeThatCrashesTheCompilerIsReplaced() {
    let adapted = adapting("import UIKit\n\n@UIApplicationMain\nclass A {}\n")
    #expect(adapted?.text == "import UIKit\n\n@main\nclass A {}\n")
    #expect(adapted?.changes == ["@UIApplicationMain is @main"])
  }

  @Test func theImportOfAPartOfAFrameworkIsReplaced() {
    let adapted = adapting(
      "import UIKit.UIImage // images\nimport CoreImage.CIFilterBuiltins\nimport CoreGraphics.CGBase\n"
    )
    #expect(adapted?.text == "import UIKit // images\nimport CoreImage\nimport CoreGraphics\n")
    #expect(adapted?.changes == ["an import of a part of a framework is one of the framework"])
  }

  @Test func selectorsPassTheirMethods() {
    let source = """
      @objcMembers class A {
        @objc func a(_ sender: Any) {}
        @objc(b:) private func b() {}
        lazy var c = [#selector(a(_:)), #selector(self.b), #selector(A.b)]
      }
      """
    let adapted = adapting(source)
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

  @Test func managedMembersHaveAccessors() {
    let source = """
      extension Note {
        @NSManaged public var title: String?  // a title
        @NSManaged private(set) var count: Int64
        @objc(addTagsObject:) @NSManaged public func addToTags(_ value: Tag)
        @NSManaged public func removeFromTags(_ values: NSSet)
      }
      """
    let adapted = adapting(source)
    #expect(
      adapted?.text == """
        extension Note {
          public var title: String? { get { self[_managed: "title"] } \
        set { self[_managed: "title"] = newValue } }  // a title
          private(set) var count: Int64 { get { self[_managed: "count"] } \
        set { self[_managed: "count"] = newValue } }
          public func addToTags(_ value: Tag) { _add([value], to: "tags") }
          public func removeFromTags(_ values: NSSet) { _remove(values.map { $0 }, from: "tags") }
        }
        """)
    #expect(
      adapted?.changes == ["@NSManaged is a property with accessors", "@objc is left out"])
  }

  @Test func keyPathsAreTexts() {
    let adapted = adapting(
      "let keys = [#keyPath(Movie.actor.name), #keyPath(title), #keyPath(A.B)]")
    #expect(adapted?.text == #"let keys = ["actor.name", "title", "B"]"#)
    #expect(adapted?.changes == ["#keyPath is the text of its keys"])
  }

  /// Lines of 20 KB.
  @Test(arguments: [
    ("", "@objc(", ""), ("#keyPath(", "A.", "("), ("", "#keyPath(A", ""), ("", "#selector(a) ", ""),
    ("@NSManaged var a: b", " ", "{"), ("@NSManaged var a:", " ", "="), ("", "@NSManaged ", "x"),
    ("@NSManaged ", "a ", "="), ("", "a ", "="), ("#if ", "os(iO) ", ""), ("extension ", "UI", ""),
    ("import ", " ", "x"), ("", "override ", ""),
  ])
  func theTimeToAdaptALineIsProportionalToItsLength(start: String, middle: String, end: String) {
    let growth = growth(from: 5_000 / middle.count) { count in
      _ = adapting(start + String(repeating: middle, count: count) + end)
    }
    #expect(growth < 9)
  }

  @Test func codeForPhonesIsBuilt() {
    let adapted = adapting("#if os(iOS) || os(tvOS)\n#elseif !os(iOS)\n#endif\n// os(iOS)")
    #expect(
      adapted?.text == "#if os(Linux) || os(tvOS)\n#elseif !os(Linux)\n#endif\n// os(iOS)")
    #expect(adapted?.changes == ["os(iOS) is os(Linux)"])
  }

  @Test func anExtensionOfAControllerOverridesNothing() {
    let source = """
      extension UINavigationController: UIGestureRecognizerDelegate {
        override open func viewDidLoad() { super.viewDidLoad() }
      }
      class A: UIViewController {
        override func viewDidLoad() {}
      }
      """
    let adapted = adapting(source)
    #expect(
      adapted?.text
        == source.replacing(
          "override open func viewDidLoad()", with: "public func viewDidLoadOfExtension()"))
    #expect(adapted?.changes == ["viewDidLoad() of an extension is never called"])
  }

  @Test func theXMLParserIsImported() {
    let adapted = adapting("let a = XMLParser(data: b)")
    #expect(adapted?.text == "let a = XMLParser(data: b)\nimport FoundationXML")
    #expect(adapted?.changes == ["the XML parser is imported"])
    #expect(adapting("// XMLParser") == nil)
  }

  @Test(arguments: ["#selector(getter: a)", "#selector(model.a)", "#selector(a", "#selector(f())"])
  func selectorsOfUnknownMethodsAreNotChanged(source: String) {
    #expect(adapting("let a = \(source)") == nil)
  }

  @Test(arguments: [
    "import UIKit\n@main class A {}", "// @UIApplicationMain", "import struct UIKit.CGRect",
  ])
  func otherSourcesAreNotChanged(source: String) { #expect(adapting(source) == nil) }
}
