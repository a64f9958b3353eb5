import Platen
import PlatenContext
import PlatenTestScreens
import Testing

@testable import PlatenSession

/// Tests of the event log.
@MainActor
@Suite struct EventLogTests {
  @Test func eventsAreStoredAsLines() {
    let log = EventLog()
    log.add("one")
    log.add("two\nthree\r\nfour \u{1B}[31m")
    #expect(log.lines == ["one", "two", "three", "four ␛[31m"])
    #expect(log.count == 4)
  }

  @Test func theOldestEventsAreDropped() {
    let log = EventLog()
    for number in 1...EventLog.capacity + 10 { log.add("\(number)") }
    #expect(log.lines.count == EventLog.capacity)
    #expect(log.lines.first == "11")
    #expect(log.count == EventLog.capacity + 10)
    #expect(log.lines(since: log.count) == [])
    #expect(log.lines(since: log.count - 1) == ["1010"])
    #expect(log.lines(since: 0).first == "… 10 lines dropped")
    #expect(log.lines(since: 0).count == EventLog.capacity + 1)
  }

  @Test func noticesAreStoredButNotPartOfTranscripts() async {
    let log = EventLog()
    log.add("saved")
    log.add(Log.Entry("kerning(_:) has no effect", isNotice: true))
    #expect(log.lines == ["saved", "kerning(_:) has no effect"])
    #expect(log.lines(since: 0) == ["saved"])
    let host = TestInterpreter(of: Text("a").kerning(1), options: .with { $0.showsLog = true })
    let transcript = await host.play("log")
    #expect(transcript.hasPrefix("> log\n  kerning(_:) has no effect;"))
  }

  @Test func loggedEventsReachOnlyTheSessionThatRunsTheAction() throws {
    let one = Session(NoteScreen(model: filled("one")))
    let two = Session(NoteScreen(model: filled("two")))
    try one.send(.press("Save"))
    try two.send(.press("Save"))
    try one.send(.press("Save"))
    #expect(one.log.lines == ["saved one", "saved one"])
    #expect(two.log.lines == ["saved two"])
  }

  @Test func aPipelinePrintsToTheLogOfItsSession() throws {
    let (one, two) = (Session(PrintingScreen()), Session(PrintingScreen()))
    try one.send(.press("Send"))
    try one.send(.press("Send"))
    try two.send(.press("Send"))
    let values = { (session: Session) in session.log.lines.filter { $0.contains("value") } }
    #expect(
      one.log.lines.prefix(2) == [
        "numbers: receive subscription: (PassthroughSubject)", "numbers: request unlimited",
      ])
    #expect(values(one) == ["numbers: receive value: (1)", "numbers: receive value: (2)"])
    #expect(values(two) == ["numbers: receive value: (1)"])
    one.close()
    #expect(one.log.lines.last == "numbers: receive cancel")
  }

  @Test func logShowsTheMostRecentLines() async {
    let host = TestInterpreter(of: NoteScreen())
    for number in 1...12 { host.session.log.add("event \(number)") }
    #expect(await host.play("log 2") == "> log 2\n  event 11\n  event 12")
    #expect(await host.play("log").split(separator: "\n").count == 11)
    #expect(await host.play("log 0") == "> log 0")
    #expect(await host.play("log 99").split(separator: "\n").count == 13)
    #expect(
      await host.play("log all") == "> log all\n! \"all\" is not a number of lines: log [N]")
    #expect(await host.play("log -1").hasSuffix("! \"-1\" is not a number of lines: log [N]"))
  }

  private func filled(_ text: String) -> NoteModel {
    let model = NoteModel()
    model.text = text
    return model
  }
}

/// A screen that prints the events of a pipeline.
private struct PrintingScreen: View {
  @StateObject private var model = PrintingModel()

  var body: some View { Button("Send") { model.send() } }
}

@MainActor
private final class PrintingModel: ObservableObject {
  private let numbers = PassthroughSubject<Int, Never>()
  private var subscription: AnyCancellable?
  private var count = 0

  init() { subscription = numbers.print("numbers").sink { _ in } }

  func send() {
    count += 1
    numbers.send(count)
  }
}
