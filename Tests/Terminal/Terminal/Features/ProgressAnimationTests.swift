import Dispatch
import Platen
import Testing

@testable import PlatenTerminal

@MainActor
@Suite struct ProgressAnimationTests {
  private let time = DispatchQueue.test
  private let animation: ProgressAnimation
  private let painted = Painted()

  @MainActor private final class Painted { var texts: [[String]] = [] }

  private static let sign = Style(.progress)
  private let frame = PaintedFrame(
    ["steady", Line("loading") + Line("…", style: sign)], cursor: .init(row: 0, column: 0))

  init() {
    animation = ProgressAnimation(glyphs: .unicode, on: time.eraseToAnyScheduler())
    animation.paint = { [painted] in painted.texts.append($0.lines.map(\.text)) }
  }

  private func animated(_ frame: PaintedFrame) -> PaintedFrame {
    Self.animated(frame, by: animation)
  }

  private static func animated(
    _ frame: PaintedFrame, by animation: ProgressAnimation
  ) -> PaintedFrame {
    var drawing = Drawing(frame)
    animation.prepare(&drawing)
    return drawing.frame
  }

  private func pass(milliseconds: Int) { time.advance(by: .milliseconds(milliseconds)) }

  @Test func aSignIsSteadyForThreeTenthsOfASecond() {
    #expect(animated(frame) == frame)
    pass(milliseconds: 299)
    #expect(painted.texts.isEmpty)
    pass(milliseconds: 1)
    #expect(painted.texts == [["steady", "loading⠋"]])
  }

  @Test func aSignTurnsTenTimesASecond() {
    _ = animated(frame)
    pass(milliseconds: 1200)
    #expect(painted.texts.map { $0[1] } == "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏".map { "loading\($0)" })
    pass(milliseconds: 100)
    #expect(painted.texts.last == ["steady", "loading⠋"])
  }

  @Test func aFrameWithOtherTextKeepsThePositionOfTheSign() {
    _ = animated(frame)
    pass(milliseconds: 400)
    var other = frame
    other.lines[0] = "changed"
    #expect(animated(other).lines.map(\.text) == ["changed", "loading⠙"])
    pass(milliseconds: 100)
    #expect(painted.texts.last == ["changed", "loading⠹"])
  }

  @Test func noTimerRunsWithoutASign() {
    let still = PaintedFrame(["steady…"], cursor: .init(row: 0, column: 0))
    #expect(animated(still) == still)
    pass(milliseconds: 5000)
    _ = animated(frame)
    pass(milliseconds: 300)
    _ = animated(still)
    pass(milliseconds: 5000)
    #expect(painted.texts.count == 1)
  }

  @Test func aSignThatReappearsIsSteadyAgain() {
    _ = animated(frame)
    pass(milliseconds: 200)
    animation.end()
    _ = animated(frame)
    pass(milliseconds: 299)
    #expect(painted.texts.isEmpty)
    pass(milliseconds: 1)
    #expect(painted.texts.count == 1)
  }

  @Test func aSignInASCIIHasAsManyCellsAsItsText() {
    let animation = ProgressAnimation(glyphs: .ascii, on: time.eraseToAnyScheduler())
    let line = Line("loading") + Line("...", style: Self.sign)
    let frame = PaintedFrame([line], cursor: .init(row: 0, column: 0))
    animation.paint = { [painted] in painted.texts.append($0.lines.map(\.text)) }
    _ = Self.animated(frame, by: animation)
    pass(milliseconds: 500)
    #expect(painted.texts == [["loading | "], ["loading / "], ["loading - "]])
  }

  @Test(arguments: [ColorDepth.full, .sixteen])
  func aTurnTakesAtMost40Bytes(depth: ColorDepth) {
    let terminal = TerminalCapabilities(width: 80, height: 24, depth: depth)
    let style = Style(.progress, foreground: .role(.accent))
    let line = Line(String(repeating: "x", count: 70)) + Line("…", style: style)
    let lines = [line] + [Line](repeating: "row", count: 22)
    let frame = PaintedFrame(lines, cursor: .init(row: 22, column: 3))
    var renderer = Renderer()
    _ = renderer.painted(animated(frame), on: terminal)
    var sizes: [Int] = []
    animation.paint = { sizes.append(renderer.painted($0, on: terminal).count) }
    pass(milliseconds: 2000)
    #expect(sizes.count == 18)
    #expect(sizes.allSatisfy { $0 > 0 && $0 <= 40 }, "\(sizes)")
  }
}
