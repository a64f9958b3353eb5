import Platen
import PlatenTestScreens
import Testing

@testable import PlatenTranscript

/// Tests of the command `pipes`, which shows a screen's pipelines.
@MainActor
@Suite struct PipeCommandsTests {
  private func host(width: Int = 80) -> TestInterpreter {
    TestInterpreter(
      of: PipedScreen(),
      options: .with { options in
        options.time = .virtual
        options.size = Session.Size(width: width, rows: 20)
        options.secrets = ["pw": "hunter2"]
      })
  }

  @Test func pipesListsPipelinesWithTheirCounts() async {
    let host = host()
    await host.play("type Query s\ntype Query w\nadvance 1s")
    #expect(
      await host.play("pipes") == """
        > pipes
          query    3 in  3 out  0 dropped
          settled  3 in  1 out  2 dropped
        """)
    await host.play("pipes query")
    #expect(await host.play("pipes").contains("\n  query    3 in  3 out  0 dropped  drawn\n"))
  }

  @Test func pipesRejectsAnUnknownPipeline() async {
    let host = host()
    #expect(
      await host.play("pipes setled") == """
        > pipes setled
        ! no pipeline "setled"; did you mean "settled"?
        """)
    #expect(host.interpreter.completions(of: "se", after: "pipes ") == ["settled"])
  }

  @Test func pipesExplainsHowToLabelAPipeline() async {
    let host = TestInterpreter(of: Text("nothing"))
    #expect(
      await host.play("pipes") == """
        > pipes
          this screen has no labeled pipelines; label one with .marbles("username")
        """)
  }
}
