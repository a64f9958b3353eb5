import PlatenTestProcesses
import Testing

@Suite struct OptionSuggestionTests {
  @Test func anOptionIsSuggestedOnlyForATypo() async throws {
    let run = try await Product.gallery.run("--foo")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("Error: Unknown option '--foo'\n"), "\(run.errors)")
  }
}
