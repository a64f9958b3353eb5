import PlatenTestProcesses
import Testing

/// Tests of the gallery's page for each control.
@Suite struct ControlPagesTests {
  @Test func theIndexListsEachPage() async throws {
    let index = try await Product.gallery.run("--rows", "200", playing: "open controls\n").output
    let screens = try await Product.gallery.run(playing: "screens\n").output
    let pages = screens.matches(of: #/  controls (\w+)/#).map { $0.output.1 }
    #expect(pages.count >= 60)
    // Matches a link to a page: `    alert ›`.
    #expect(index.matches(of: #/(?m)^    (\w+) ›$/#).map(\.output.1) == pages)
  }
}
