import Platen
import Testing

@testable import PlatenSession

/// Tests of lists that share the height of a screen.
@MainActor
@Suite struct ScreenSizingTests {
  private struct Rows: View {
    let count: Int

    var body: some View { List(0..<count, id: \.self) { Text("row \($0)") } }
  }

  private func height<Screen: View>(of screen: Screen, in height: Int) -> Int {
    let session = Session(screen)
    session.sizing.fitViewports(in: height)
    let fitted = session.flush().frame.block.count
    session.sizing.fitViewports(in: height)
    #expect(session.flush().frame.block.count == fitted, "fitting again changes nothing")
    return fitted
  }

  @Test(arguments: [10, 12, 20, 40])
  func aListFillsTheRemainingHeight(lines: Int) {
    #expect(
      height(
        of: VStack {
          Text("a"); Rows(count: 1_000); Text("b")
        }, in: lines) == lines)
  }

  @Test(arguments: [10, 12, 20, 40])
  func listsInARowHaveTheSameHeight(lines: Int) {
    let screen = VStack {
      Text("a")
      HStack {
        Rows(count: 1_000); Rows(count: 1_000)
      }
      Text("b")
    }
    #expect(height(of: screen, in: lines) == lines)
  }

  @Test(arguments: [12, 20, 40])
  func stackedListsShareTheRemainingHeight(lines: Int) {
    let screen = VStack {
      Rows(count: 1_000); Rows(count: 1_000)
    }
    #expect((lines - 1...lines).contains(height(of: screen, in: lines)))
  }

  /// One more line can add the heading of a section with the empty line above it.
  @Test(arguments: 10...40)
  func aListWithSectionsFitsAtEveryHeight(lines: Int) {
    let screen = VStack {
      Text("a")
      List {
        ForEach(0..<15) { section in
          Section("section \(section)") { ForEach(0..<4) { Text("\(section).\($0)") } }
        }
      }
    }
    #expect((lines - 2...lines).contains(height(of: screen, in: lines)))
  }

  /// A recorder that stores only the recorded heights.
  private final class HeightRecorder: ActionRecorder {
    var heights: [Int] = []
    let isPlaying = false

    func recordLine(_ line: String, at time: Duration) {}
    func recordSecret(
      _ secret: String, in field: String, at time: Duration, known: SecretStore
    ) {}
    func recordWidth(_ width: Int, at time: Duration) {}
    func recordRows(_ rows: Int, at time: Duration) { heights.append(rows) }
  }

  @Test func onlyTheFinalHeightIsRecorded() {
    let session = Session(
      HStack {
        Rows(count: 1_000); Rows(count: 1_000)
      })
    let recorder = HeightRecorder()
    session.inputs.recorder = recorder
    session.sizing.fitViewports(in: 12)
    session.sizing.fitViewports(in: 12)
    #expect(recorder.heights == [session.screen.graph.viewportRows])
    #expect(session.frame.block.count == 12)
  }

  @Test func aScrollViewFillsTheRemainingHeight() {
    #expect(height(of: ScrollView { ForEach(0..<100) { Text("\($0)") } }, in: 17) == 17)
  }

  @Test func aListHasAtLeastThreeLines() {
    let screen = VStack {
      ForEach(0..<20) { Text("\($0)") }; Rows(count: 10)
    }
    #expect(height(of: screen, in: 10) == 23)
  }
}
