import Foundation
import Platen
import Testing

@testable import PlatenSession

/// What the command `pipes` shows of the pipelines of a screen.
@MainActor
@Suite struct PipesTests {
  private func stage(width: Int = 80) -> Stage {
    Stage(
      of: SearchScreen(),
      options: .with { options in
        options.time = .virtual
        options.size = Session.Size(width: width, rows: 20)
        options.secrets = ["pw": "hunter2"]
      })
  }

  @Test func pipelinesAreListedWithTheirCounts() async {
    let stage = stage()
    await stage.play("type Query s\ntype Query w\nadvance 1s")
    #expect(
      await stage.play("pipes") == """
        > pipes
          query    3 in  3 out  0 dropped
          settled  3 in  1 out  2 dropped
        """)
  }

  @Test func onePipelineIsDrawn() async {
    let stage = stage()
    await stage.play("type Query s\nadvance 200ms\ntype Query w\nadvance 1s")
    #expect(
      await stage.play("pipes settled") == """
        > pipes settled
          settled/in  (as)-b---------
          settled     -   ----b------
          a = ""
          b = "sw"
        """)
    #expect(await stage.play("pipes query").contains("\n  query  (as)-b---------\n"))
  }

  @Test func whatDoesNotFitIsLeftOutAtTheBeginning() async {
    let stage = stage(width: 30)
    for _ in 0..<20 { await stage.play("type Query s\nadvance 200ms") }
    let lines = await stage.play("pipes query").split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("  query  ") }
    #expect(rows.count == 1)
    #expect(rows[0].hasPrefix("  query   "))  // A pause stands for the beginning.
    #expect(rows[0].cells <= 32 && rows[0].cells > 25)
  }

  @Test func aPipelineThatDoesNotExistIsRefused() async {
    let stage = stage()
    #expect(
      await stage.play("pipes setled") == """
        > pipes setled
        ! no pipeline «setled»; did you mean «settled»?
        """)
    #expect(stage.player.completions(of: "se", after: "pipes ") == ["settled"])
  }

  @Test func aScreenWithoutPipelinesSaysHowToLabelThem() async {
    let stage = Stage(of: Text("nothing"))
    #expect(
      await stage.play("pipes") == """
        > pipes
          this screen labels no pipelines, as in .marbles("username")
        """)
  }

  @Test func secretsAreMasked() async {
    let stage = stage()
    await stage.play("set Query hunter2")
    #expect(await stage.play("pipes query").contains("b = \"•••\""))
  }
}

private final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var settled = ""

  init() {
    $query.marbles("query")
      .marbles("settled") { $0.debounce(for: 0.3, scheduler: DispatchQueue.main) }
      .assign(to: &$settled)
  }
}

private struct SearchScreen: View {
  @StateObject private var model = SearchModel()

  var body: some View {
    TextField("Query", text: $model.query)
    Text(model.settled)
  }
}
