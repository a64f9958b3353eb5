import PlatenTestProcesses
import PlatenTestSupport
import Testing

/// Tests of programs whose screens wait for something that does not use the session clock.
@Suite struct OutsideWorkTests {
  @Test(arguments: ["--virtual-time", "--width=80"])
  func waitNamesATaskThatWaitsForAThread(flag: String) async throws {
    let run = try await Product.trials.run(flag, playing: "open outside\npress read\nwait\nwait\n")
    #expect(run.status == 0)
    #expect(
      run.output.hasSuffix(
        """
        > press read
        + reading
        > wait
        * note: task "reader" (PlatenTrials/OutsideScreen.swift:16) waits for something that does \
        not use the session clock, such as a thread or the network; wait ignores it
        > wait

        """))
  }

  @Test func aRequestInVirtualTimeFailsWithItsName() async throws {
    let run = try await Product.trials.run(
      "--virtual-time", playing: "open outside\npress ask\nwait\n",
      environment: ["TRIALS_SERVER": "http://users.example"])
    #expect(
      run.output.hasSuffix(
        """
        > press ask
        + asking
        > wait
        - answer: none
        + answer: no stub answers GET /users/ada in virtual time

        """))
  }

  /// The limit of `wait` is 30 seconds.
  @Test func waitNamesARequestWithoutAResponse() async throws {
    let server = try RawServer { $0.waitForClose() }
    let run = try await Product.trials.run(
      playing: "open outside\npress ask\nwait\n",
      environment: ["TRIALS_SERVER": "http://127.0.0.1:\(server.port)"])
    #expect(run.status == 1)
    #expect(
      run.output.hasSuffix(
        """
        > press ask
        + asking
        > wait
        ! still pending after 30s: GET /users/ada; task (PlatenTrials/OutsideScreen.swift:18)

        """))
    withExtendedLifetime(server) {}
  }
}
