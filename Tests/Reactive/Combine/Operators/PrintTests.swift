import Foundation
import PlatenCombine
import Testing

struct PrintTests {
  @Test func printWritesOneLinePerSignal() {
    let lines = Lines()
    let subject = PassthroughSubject<Int, Oops>()
    let recorder = subject.print("test", to: lines).recorder(.max(1), reply: .unlimited)
    subject.send(7)
    subject.send(completion: .failure(Oops()))
    recorder.cancel()
    #expect(
      lines.text == """
        test: receive subscription: (PassthroughSubject)
        test: request max: (1)
        test: receive value: (7)
        test: request unlimited (synchronous)
        test: receive error: (Oops())
        test: receive cancel

        """)
  }

  @Test func printWithoutAPrefixWritesBareLines() {
    let lines = Lines()
    _ = values(1).print(to: lines).recorder(.max(2))
    #expect(
      lines.text == """
        receive subscription: ([1])
        request max: (2)
        receive value: (1)
        request max: (0) (synchronous)
        receive finished

        """)
  }

  @Test func printWritesToTheSessionThatCreatedThePipeline() {
    let session = Session()
    let publisher = PipelineContexts.$current.withValue(session) { values(1).print("a") }
    _ = publisher.recorder()
    #expect(
      session.lines.value == [
        "a: receive subscription: ([1])", "a: request unlimited", "a: receive value: (1)",
        "a: request max: (0) (synchronous)", "a: receive finished",
      ])
  }

  @Test func aLineOfOneThreadIsNotLostAmongThoseOfAnother() {
    let (lines, subject) = (Lines(), PassthroughSubject<Int, Oops>())
    let shared = Unprotected((subject: subject, recorder: subject.print(to: lines).recorder()))
    onThreads(2) { index in
      for number in 0..<500 {
        if index == 0 {
          shared.value.subject.send(number)
        } else {
          shared.value.recorder.request(.max(1))
        }
      }
    }
    let written = lines.text.split(separator: "\n")
    #expect(written.count { $0.hasPrefix("receive value: (") } == 500)
    #expect(written.count { $0 == "request max: (1)" } == 500)
  }

  private final class Lines: TextOutputStream {
    var text = ""
    func write(_ string: String) { text += string }
  }

  private final class Session: PipelineContext {
    let lines = Unprotected<[String]>([])

    func scheduler<Base: Scheduler>(
      for base: Base, label: WorkLabel
    ) -> ErasedScheduler<Base.SchedulerTimeType, Base.SchedulerOptions>? { nil }

    func arrival(_ label: WorkLabel, on queue: OperationQueue) -> (
      @Sendable (@escaping () -> Void) -> Void
    )? { nil }

    func waitForValue(isPromised: Bool) -> @Sendable () -> Void { {} }

    func printLine(_ line: String) -> Bool {
      lines.value.append(line)
      return true
    }
  }
}
