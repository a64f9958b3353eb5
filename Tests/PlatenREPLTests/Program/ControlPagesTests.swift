import PlatenTestPrograms
import Testing

/// Tests of the gallery's page for each control.
@Suite struct ControlPagesTests {
  @Test func theIndexListsEachPage() async throws {
    let index = try await Product.gallery.run(playing: "open controls\n").output
    let screens = try await Product.gallery.run(playing: "screens\n").output
    let pages = screens.matches(of: #/  controls (\w+)/#).map { $0.output.1 }
    #expect(pages.count >= 25)
    // Matches a line of page names: `  Modals   alert, sheet, confirmationdialog, menu`.
    let lines = index.matches(of: #/(?m)^  [A-Z]\w+ +(\w+(?:, \w+)+)$/#)
    #expect(lines.map(\.output.1).joined(separator: ", ") == pages.joined(separator: ", "))
  }
}
