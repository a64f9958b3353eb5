import PlatenReactive
import PlatenViews
import Testing

@MainActor
@Suite struct LoopTests {
  private struct Endless: View {
    @State private var count = 0
    @State private var goes = true

    var body: some View {
      Button("stop") { goes = false }
      Text(goes ? "\(count)" : "stopped")
        .onChange(of: count, initial: true) { if goes { count += 1 } }
    }
  }

  @Test func aLoopIsReportedByTheNameOfItsViewAndGivenUp() {
    let stage = TestHost(Endless())
    #expect(
      stage.warnings == [
        """
        The screen changes itself without end: after 100 passes of one turn Endless still ask for \
        another
        """
      ])
    #expect(!stage.graph.update())
  }

  @Test func aViewThatLoopedIsStillBroughtUpToDate() {
    let stage = TestHost(Endless())
    stage.press("stop")
    #expect(stage.lines == ["( stop )", "stopped"])
    #expect(!stage.graph.update())
  }

  private struct Resizing: View {
    let model: Counter
    let resize: () -> Void
    @State private var count = 0

    var body: some View {
      Text("\(count)").onChange(of: count, initial: true) {
        resize()
        count += 1
      }
      CountText(model: model)
    }
  }

  private struct CountText: View {
    @ObservedObject var model: Counter
    var body: some View { Text("\(model.count)") }
  }

  @Test func whatALoopLeftToLayOutIsLaidOut() {
    let model = Counter()
    var graph: Graph?
    let new = Graph(Resizing(model: model) { graph?.dropCaches() }, width: 20)
    graph = new
    new.update()
    model.count = 5
    new.update()
    #expect(new.block.lines.last?.text == "5")
  }

  private struct Publishing: View {
    @ObservedObject var model: Counter

    var body: some View {
      let _ = model.count += 1
      Text("\(model.count)")
    }
  }

  @Test func aBodyThatPublishesIsReportedOnceByNameAndDoesNotLoop() {
    let model = Counter()
    let stage = TestHost(Publishing(model: model))
    #expect(stage.lines == ["1"])
    model.unseen = 1
    #expect(stage.lines == ["2"])
    #expect(
      stage.warnings == [
        """
        Publishing a change of Counter while Publishing is evaluated is not allowed; what is shown \
        may be out of date
        """
      ])
  }

  private struct Setting: View {
    @State private var count = 0

    var body: some View {
      let _ = count += 1
      Text("\(count)")
    }
  }

  @Test func aBodyThatSetsItsStateIsReportedToo() {
    let stage = TestHost(Setting())
    #expect(stage.warnings.count == 1)
    #expect(stage.warnings[0].hasPrefix("Setting a @State of Int while Setting is evaluated"))
  }

  private struct PublishingRows: View {
    @ObservedObject var model: Counter

    var body: some View {
      ForEach(0..<2) { row in
        let _ = model.count += 1
        Text("\(row)")
      }
    }
  }

  @Test func rowsThatPublishAreReportedByTheNameOfTheView() {
    let stage = TestHost(PublishingRows(model: Counter()))
    #expect(stage.lines == ["0", "1"])
    #expect(stage.warnings.count == 1)
    #expect(stage.warnings[0].contains("while PublishingRows is evaluated"))
  }

  private struct Coming: View {
    @State private var isHere = true

    var body: some View {
      if isHere {
        Text("a").onAppear { isHere = false }
      } else {
        Text("b").onAppear { isHere = true }
      }
    }
  }

  @Test func viewsThatComeAndGoWithoutEndAreReported() {
    let stage = TestHost(Coming())
    #expect(stage.warnings.count == 1)
    #expect(stage.warnings[0].contains("Coming"))
  }

  @Test func aClosedGraphAsksForNothing() {
    let stage = TestHost(Tally().onDisappear {})
    let control = stage.control("tally")
    stage.graph.close()
    control?.perform(.press)
    stage.graph.resize(width: 20)
    stage.graph.update()
    #expect(!stage.graph.update())
    #expect(stage.warnings.isEmpty)
    #expect(stage.graph.controls.isEmpty)
  }
}
