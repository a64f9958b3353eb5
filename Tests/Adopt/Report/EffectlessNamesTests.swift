import Foundation
import PlatenTestProcesses
import Testing

@testable import PlatenAdopt

@Suite struct EffectlessNamesTests {
  /// Returns the graph of an app with the specified sources.
  private func graph(of sources: String..., in folder: TemporaryFolder) throws -> ModuleGraph {
    let files = try sources.enumerated().map { number, code in
      try folder.add(code, as: "\(number).swift")
      return SourceFile(url: folder.url.appending(path: "\(number).swift"))
    }
    let app = AdoptedApp(
      name: "A", origin: folder.url,
      modules: [SourceModule(name: "A", isApp: true, files: files)])
    return ModuleGraph(of: app, known: KnownModules(in: []))
  }

  @Test func namesInTheTableOfTheDocumentationAreFound() throws {
    let folder = try TemporaryFolder()
    try folder.add(
      "## Views\n| `Text` | x |\n## Has no effect\n| `shadow` | `shadow(radius:)` |\n| `@GestureState` | x |\n## MapKit\n| `Map` | x |\n",
      as: "Documentation/Reference/SwiftUI.md")
    let graph = try graph(
      of: "Text(\"a\").shadow(radius: 1); Map()", "@GestureState var a = 1; let shadow = 2",
      in: folder)
    let names = EffectlessNames(in: folder.url).used(in: graph)
    #expect(names.map(\.name) == ["GestureState", "shadow"])
    #expect(EffectlessNames(in: nil).used(in: graph) == [])
  }

  @Test(arguments: [
    ("UINavigationBar.appearance().barTintColor = .red", ["UINavigationBar"]),
    ("UIImpactFeedbackGenerator().impactOccurred()", ["UIImpactFeedbackGenerator"]),
    ("UILabel().text = path.fill()", []),
  ])
  func namesOfUIKitWithoutEffectAreFound(code: String, expected: [String]) throws {
    let folder = try TemporaryFolder()
    let graph = try graph(of: code, in: folder)
    let checkout = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    #expect(EffectlessNames(in: checkout).used(in: graph).map(\.name) == expected)
  }

  @Test(arguments: [
    ("view.accentColor(.red)", true), ("view.onHover { _ in }", true),
    ("view.foregroundColor(.accentColor)", false), ("Color.accentColor.opacity(0.5)", false),
  ])
  func aPropertyWithTheNameOfAMethodIsNotReported(code: String, isReported: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.add(
      """
      ## Has no effect
      | `accentColor` | `accentColor(_:)` | x |
      | `onHover` | `onHover(perform:)` | x |
      """, as: "Documentation/Reference/SwiftUI.md")
    let graph = try graph(of: code, in: folder)
    #expect(EffectlessNames(in: folder.url).used(in: graph).isEmpty != isReported)
  }
}
