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

  @Test(arguments: [
    "import UIKit\n@main class A {}", "// @UIApplicationMain", "import struct UIKit.CGRect",
  ])
  func otherSourcesAreNotChanged(source: String) { #expect(AdaptedSource(source) == nil) }
}
