import Testing

/// Checks that the targets that `import SwiftUI` re-exports declare only SwiftUI's names.
///
/// A name that SwiftUI does not have would be ambiguous with a type of the same name in an app's
/// module, so it belongs in another target. If `Scripts/swiftui-symbols.txt` lacks a name that
/// SwiftUI has, add it there. Names with a leading underscore, which apps do not use, are ignored.
@Suite struct SwiftUINamesTests {
  private static let targets = [
    "Views/Graph", "Views/Controls", "Views/Navigation", "Views/Compatibility",
  ]

  private let files = PackageFolder.files("swift", in: targets.map { "Sources/\($0)" })

  @Test func everyPublicTypeHasANameOfSwiftUI() throws {
    let known = try SwiftUISymbols.list.filter(\.isAboutTheType).map(\.type)
    var found: [String] = []
    for file in files { found += Self.types(in: try PackageFolder.text(of: file)) }
    #expect(found.count > 250)
    #expect(Set(found).subtracting(known) == [])
  }

  @Test(arguments: ["View", "EnvironmentValues"])
  func everyPublicMemberOfAnExtensionHasANameOfSwiftUI(type: String) throws {
    let known = try SwiftUISymbols.list.filter { $0.type == type }.flatMap(\.names)
    var found: [String] = []
    for file in files { found += Self.members(of: type, in: try PackageFolder.text(of: file)) }
    #expect(found.count > 20)
    #expect(Set(found).subtracting(known) == [])
  }

  @Test func publicNamesAreFound() {
    let text = """
      public struct Text {
        public struct Inner {}
      }
      @MainActor @preconcurrency
      public protocol View {}
      public struct _Hidden {}
      @propertyWrapper public final class State {}
      @_spi(Nodes) open class Node {}
      @_spi(Nodes) public struct Key {}
      @_spi(Nodes)
      public struct Path {}
      package struct Hidden {}
      extension View {
        public func bold() -> some View { self }
        public nonisolated static var own: Int { 0 }
        func hidden() {}
      }
      extension Text { public func italic() -> Text { self } }
      """
    #expect(Self.types(in: text) == ["Text", "View", "State"])
    #expect(Self.members(of: "View", in: text) == ["bold", "own"])
    #expect(Self.members(of: "Text", in: text) == ["italic"])
  }

  /// Returns the top-level public types that a source file declares, except SPI.
  private static func types(in text: String) -> [String] {
    let declaration =
      /(?m)^(?<attributes>(?:@[\w()]+\s+)*)public (?:\w+ )*(?:struct|class|enum|protocol|typealias|actor) (?<name>\w+)/
    return text.matches(of: declaration)
      .filter { !$0.attributes.contains("@_spi") && !$0.name.hasPrefix("_") }
      .map { String($0.name) }
  }

  /// Returns the public members that a source file declares in extensions of a type.
  private static func members(of type: String, in text: String) -> [String] {
    let member = /public (?:\w+ )*(?:func|var|let) (?<name>\w+)/
    let bodies = "\n\(text)".split(separator: "\nextension ").dropFirst()
      .filter { $0.hasPrefix("\(type) ") }
      .map { $0.prefix(upTo: $0.firstRange(of: "\n}")?.lowerBound ?? $0.endIndex) }
    return bodies.flatMap { $0.matches(of: member).map { String($0.name) } }
  }
}
