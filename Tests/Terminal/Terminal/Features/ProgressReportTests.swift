import Dispatch
import Platen
import Testing

@testable import PlatenTerminal

@MainActor
@Suite struct ProgressReportTests {
  private let time = DispatchQueue.test
  private let report: ProgressReport
  private let written = Written()

  @MainActor private final class Written { var states: [String] = [] }

  init() {
    report = ProgressReport(on: time.eraseToAnyScheduler()) { [written] in
      let sequence = String(decoding: $0, as: UTF8.self)
      written.states.append(
        sequence.replacing("\u{1B}]9;4;", with: "").replacing("\u{1B}\\", with: ""))
    }
  }

  private func bar(_ filled: Int) -> [Line] {
    let text = String(repeating: "#", count: filled) + String(repeating: "-", count: 10 - filled)
    return [Line("Loading ") + Line("[\(text)]", style: Style(.progressBar)) + " 40%"]
  }

  private func follow(_ frame: [Line], isBusy: Bool = false) {
    var drawing = Drawing(PaintedFrame(frame, cursor: .init(row: 0, column: 0)), isBusy: isBusy)
    report.prepare(&drawing)
  }

  private func pass(milliseconds: Int) { time.advance(by: .milliseconds(milliseconds)) }

  private let sign: [Line] = [Line("Loading") + Line("…", style: Style(.progress))]

  @Test func shortWorkDoesNotAppear() {
    follow(sign)
    pass(milliseconds: 299)
    follow([])
    pass(milliseconds: 60_000)
    #expect(written.states == [])
  }

  @Test func theFilledPartOfABarIsReportedWhenItChanges() {
    follow(bar(2))
    follow(bar(3))
    pass(milliseconds: 300)
    follow(bar(3))
    follow(bar(4))
    #expect(written.states == ["1;30", "1;40"])
    follow(bar(10))
    #expect(written.states.last == "0", "complete work is not in progress")
  }

  @Test func aSignOrARunningCommandIsWorkOfUnknownLength() {
    follow(sign)
    pass(milliseconds: 300)
    follow([])
    follow([], isBusy: true)
    pass(milliseconds: 300)
    follow(bar(1), isBusy: true)
    follow([])
    #expect(written.states == ["3", "0", "3", "1;10", "0"])
  }

  @Test func progressIsRepeatedForTerminalsThatForgetIt() {
    follow(bar(5))
    pass(milliseconds: 20_300)
    #expect(written.states == ["1;50", "1;50", "1;50"])
    follow([])
    pass(milliseconds: 60_000)
    #expect(written.states.count == 4)
  }

  @Test func progressAppearsAgainAfterAStop() {
    follow(bar(5))
    pass(milliseconds: 300)
    report.begin()
    follow(bar(5))
    pass(milliseconds: 300)
    #expect(written.states == ["1;50", "1;50"])
  }
  @Test func theLastFrameLeavesNoProgress() {
    follow(bar(5))
    pass(milliseconds: 300)
    report.end()
    #expect(written.states == ["1;50", "0"])
  }
}
