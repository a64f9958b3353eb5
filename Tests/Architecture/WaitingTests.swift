import Foundation
import Testing

/// Checks that tests wait for events and not for a fixed amount of real time.
///
/// A delay that is long enough on one machine is too short on another, and slows down both.
@Suite struct WaitingTests {
  /// The test files that may use real time, each with the reason.
  private static let exceptions = [
    "Reactive/Combine/Foundation/Timer.TimerPublisherTests.swift":
      "3 ms: a timer of the main run loop",
    "Reactive/Combine/Schedulers/OperationQueue+SchedulerTests.swift":
      "0.05 s: an operation queue itself",
    "Reactive/Combine/Schedulers/RunLoop+SchedulerTests.swift": "0.05 s: a run loop itself",
    "Reactive/Combine/Operators/TimeoutTests.swift":
      "20 ms: a timeout of a queue comes too early",
    "Session/Concurrency/AsyncShape.swift": "sleeps and delays in virtual time",
    "Session/Concurrency/BlockingWaitsTests.swift": "20 ms: waits that last in real time",
    "Session/Concurrency/SessionTimeTests.swift": "dates and timers in virtual time",
    "Reactive/Context/Time/VirtualClock+PassingTests.swift": "2 ms: a program that is busy",
    "Reactive/Context/Time/SystemTimeTests.swift": "clocks that follow virtual time",
    "Reactive/Context/Context/SessionContextTests.swift": "a timer in virtual time",
    "Support/Processes/Emulator.swift": "what a real terminal shows is looked at again",
    "Support/Emulators/program.py": "a real terminal is quiet when nothing has come for a while",
    "Support/Trials/CrashScreen.swift": "a program that hangs, in a real terminal",
    "Support/Trials/FloodScreen.swift": "a program that changes at a pace, in a real terminal",
    "Support/Trials/PrintsScreen.swift": "a program that prints while it waits for a command",
    "Support/Trials/ResponsesScreen.swift": "code that is slow, in a real terminal",
    "Support/Trials/UpdatesScreen.swift": "a program that changes when nothing else does",
    "Support/Transfers/TransfersApp.swift": "the processor time of transfers that wait",
    "Support/Trials/WakeScreen.swift": "a program whose run loop has to wake",
    "Support/Asking/NameCommand.swift": "a validation that does not end, in a real terminal",
    "Network/Remote/Live/UnstubbedRequestTests.swift":
      "in real time the network is asked, here of nobody",
    "Network/Requests/Session/BackgroundResultsTests.swift":
      "0.3 s: threads in real time are those of virtual time",
    "Network/Requests/Session/SessionRequestTests.swift": "real HTTP",
    "Session/Session/Screen/TimeControlTests.swift":
      "5 ms: real time passes as virtual time does",
    "Session/Session/Session/ForeignWaitTests.swift": "2 ms: what a clock does not own",
    "Session/Session/Session/ValueTaskTests.swift": "tasks that wait for nothing in real time",
    "Session/Session/Session/PipelineTests.swift":
      "0.2 s: real time prints what virtual time does",
    "Apple/UIKit/Selectors/SelectorTests.swift": "a timer in virtual time",
    "Testing/Testing/Transcript/Expectation+FailureTests.swift": "a sleep in virtual time",
    "Testing/Testing/VirtualTime/WithVirtualTimeTests.swift": "sleeps in virtual time",
    "Session/Session/Screen/InputStages+ValueFieldTests.swift": "a sleep in virtual time",
    "Session/Transcript/Commands/TimeCommandsTests.swift":
      "4 ms: real time takes as long as it says",
    "Samples/SampleService/SessionTests.swift": "real HTTP",
    "Samples/Sample/ClosedScreensLaws.swift": "real HTTP",
    "Samples/Sample/GitHub/GitHubFailureTests.swift": "real HTTP",
  ]

  /// Expressions that read real time or wait for it. `clock.sleep` uses the session clock.
  private static let waits = [
    "Task.sleep", "Thread.sleep", "time.sleep", " sleep(", "usleep(", "nanosleep(", "asyncAfter",
    ".wait(timeout", ".wait(wallTimeout", "XCTestExpectation", "XCTWaiter", "fulfillment(",
    "ContinuousClock", "SuspendingClock", "DispatchTime", "DispatchWallTime", " Date()", "(Date()",
    "Date.now", "Timer.", "makeTimerSource", "time.monotonic(", "time.time(", ".real)", ".real,",
    ".real]", ".real\n",
  ].map { Data($0.utf8) }

  @Test func onlyListedTestFilesUseRealTime() throws {
    #expect(try Self.waitingFiles() == Set(Self.exceptions.keys))
  }

  private static func waitingFiles() throws -> Set<String> {
    let folder = Sources.folder.appending(path: "../Tests").standardizedFileURL
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let waiting = try (files ?? []).filter { (file: String) in
      guard file.hasSuffix(".swift") || file.hasSuffix(".py"), !file.hasSuffix("WaitingTests.swift")
      else { return false }
      let text = try Data(contentsOf: folder.appending(path: file))
      return waits.contains { text.range(of: $0) != nil }
    }
    return Set(waiting)
  }
}
