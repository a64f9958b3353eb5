import PlatenTestPrograms
import Testing

/// The pages of the gallery, one for each control.
@Suite struct ControlPagesTests {
  @Test func theIndexListsEachPage() async throws {
    let index = try await Product.gallery.run(playing: "open controls\n").output
    let screens = try await Product.gallery.run(playing: "screens\n").output
    let pages = screens.matches(of: #/  controls (\w+)/#).map { $0.output.1 }
    #expect(pages.count >= 25)
    // A line of names: `  Modals   alert, sheet, confirmationdialog, menu`.
    let lines = index.matches(of: #/(?m)^  [A-Z]\w+ +(\w+(?:, \w+)+)$/#)
    #expect(lines.map(\.output.1).joined(separator: ", ") == pages.joined(separator: ", "))
  }
}
