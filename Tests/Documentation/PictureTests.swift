import Testing

/// Checks that every screenshot has a scenario that creates it and a page that shows it.
@Suite struct PictureTests {
  private static let pictures = PackageFolder.files("svg", in: ["Documentation/Pictures"])

  /// Returns the arguments of all scenario lines that begin with the given word.
  private static func steps(_ word: String) throws -> Set<String> {
    let scenarios = PackageFolder.files("scenario", in: ["Scripts/pictures"])
    let lines = try scenarios.flatMap { try PackageFolder.text(of: $0).split(separator: "\n") }
    let steps = lines.filter { $0.hasPrefix(word + " ") }
    return Set(steps.map { String($0.dropFirst(word.count + 1)) })
  }

  @Test func everyPictureHasAScenario() throws {
    let made = try Self.steps("picture").map { "Documentation/Pictures/\($0).svg" }
    #expect(made.sorted() == Self.pictures)
  }

  @Test func everyScreenOfTheGalleryHasAPicture() throws {
    let opened = try Self.steps("enter")
    let scenes = try ["GalleryApp", "ControlsScenes"].map {
      try PackageFolder.text(of: "Samples/Gallery/\($0).swift")
    }
    let screens = scenes.joined().matches(of: /Screen\("([\w-]+)"(?:, variant: "(\w+)")?\)/)
    let commands = screens.map { "open \($0.1)" + ($0.2.map { " \($0)" } ?? "") }
    #expect(commands.count > 40)
    #expect(commands.filter { !opened.contains($0) } == [])
  }

  @Test func everyPictureIsOnTheTerminalPage() throws {
    let page = try PackageFolder.text(of: "Documentation/Terminal.md")
    let unseen = Self.pictures.map { $0.replacing("Documentation/", with: "") }
      .filter { !page.contains("](\($0))") }
    #expect(unseen == [])
  }

  @Test(arguments: pictures) func aPictureIsSmallAndContainsNoScripts(path: String) throws {
    let text = try PackageFolder.text(of: path)
    #expect(text.hasPrefix("<svg ") && text.hasSuffix("</svg>\n"))
    #expect(text.utf8.count <= 40_000)
    #expect(!text.contains("<script") && !text.contains("href"))
  }
}
