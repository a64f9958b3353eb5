import Foundation
import Testing

@Suite struct WithoutEffectTests {
  /// The folders of the targets that declare SwiftUI's names.
  private static let targets = [
    "PlatenGraph", "PlatenControls", "PlatenNavigation", "PlatenCompatibility", "PlatenApp",
    "PlatenSwiftUI", "PlatenCharts",
  ]

  /// A function whose documentation states that it has no effect reports its name to the log, except
  /// a requirement that the app implements.
  @Test(arguments: targets)
  func functionsWithoutEffectAreLogged(target: String) throws {
    for (file, text) in try Sources.texts(in: target) {
      let declarations = text.components(separatedBy: "/// Has no effect:").dropFirst()
      for declaration in declarations.map(Self.firstDeclaration) {
        guard let name = declaration.firstMatch(of: /\bpublic (?:mutating )?func (\w+)/)?.1,
          !declaration.contains("some VisualEffect")
        else { continue }
        #expect(
          declaration.contains("withoutEffect("), "\(name) in \(file) reports nothing")
      }
    }
  }

  /// Returns the text up to the next empty line after the comment.
  private static func firstDeclaration(_ text: String) -> String {
    text.components(separatedBy: "\n\n")[0]
  }
}
