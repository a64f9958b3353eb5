import PlatenContext
import PlatenNavigation
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

  @Test func anUpdateLoopIsStoppedAndReportedWithItsViewName() {
    let host = TestGraph(Endless())
    #expect(
      host.warnings == [
        """
        the screen did not settle after 100 consecutive updates, requested by Endless; remove the change \
        that each update makes
        """
      ])
    #expect(!host.graph.update())
  }

  @Test func aViewStillUpdatesAfterItsUpdateLoopWasStopped() {
    let host = TestGraph(Endless())
    host.press("stop")
    #expect(host.lines == ["( stop )", "stopped"])
    #expect(!host.graph.update())
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

  @Test func pendingLayoutIsCompletedAfterAnUpdateLoop() {
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

  @Test func publishingDuringAnEvaluationIsReportedOnceWithTheViewName() {
    let model = Counter()
    let host = TestGraph(Publishing(model: model))
    #expect(host.lines == ["1"])
    model.unseen = 1
    #expect(host.lines == ["2"])
    #expect(
      host.warnings == [
        """
        publishing a change of Counter while Publishing is being evaluated is not allowed: the \
        screen may be out of date; make the change in an action or a task
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

  @Test func settingStateDuringAnEvaluationIsReported() {
    let host = TestGraph(Setting())
    #expect(host.warnings.count == 1)
    #expect(host.warnings[0].hasPrefix("setting a @State of Int while Setting is being evaluated"))
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

  @Test func publishingDuringTheEvaluationOfARowIsReportedWithTheViewName() {
    let host = TestGraph(PublishingRows(model: Counter()))
    #expect(host.lines == ["0", "1"])
    #expect(host.warnings.count == 1)
    #expect(host.warnings[0].contains("while PublishingRows is being evaluated"))
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

  @Test func viewsThatEndlesslyReplaceEachOtherAreReported() {
    let host = TestGraph(Coming())
    #expect(host.warnings.count == 1)
    #expect(host.warnings[0].contains("Coming"))
  }

  @Test func aClosedGraphDoesNotRequestUpdates() {
    let host = TestGraph(Tally().onDisappear {})
    let control = host.control("tally")
    host.graph.close()
    control?.perform(.press)
    host.graph.resize(width: 20)
    host.graph.update()
    #expect(!host.graph.update())
    #expect(host.warnings.isEmpty)
    #expect(host.graph.controls.isEmpty)
  }
}
