import Foundation
import PlatenTestProcesses
import Testing

@testable import PlatenREPL

/// Tests of interactive review, in which a person accepts or rejects each transcript change.
@Suite struct ReviewTests {
  private static let old = """
    # width 30
    > open controls label
      A picture has no signs in text
      ★ An icon of wood has
    # And again.
    > show
      A picture has no signs in text
      ★ An icon of wood has

    """

  /// Reviews a transcript with the given answers.
  private func review(_ answers: String, of text: String = old) async throws -> (Finished, String) {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.transcript", Data(text.utf8))
    let run = try await ChildProcess.run(
      Product.gallery.path, ["review", file.path], input: Data(answers.utf8))
    return (run, try String(contentsOf: file, encoding: .utf8))
  }

  @Test func reviewShowsOldAndNewLinesSideBySide() async throws {
    let (run, _) = try await review("n\nn\n")
    #expect(
      run.output.contains(
        """
        a.transcript, change 1 of 2

          expected                            actual
          > open controls label             │ > open controls label
            A picture has no signs in text  │   A picture has no signs in text
            ★ An icon of wood has           ≠   ★ An icon of text has

        Accept the new lines? y yes, n no, a accept all, q quit

        """))
  }

  @Test func reviewShowsTheTimeAndCauseOfLaterChanges() async throws {
    let script = """
      # width 30
      > open signup
      > set Username page
      > wait
      - checking…
      + Username is free.

      """
    let (run, _) = try await review("n\nn\nn\n", of: script)
    #expect(
      run.output.contains(
        """
          > wait               │ > wait
                               @ 0.8s, by GET /isUserNameAvailable
          - checking…          │ - checking…
          + Username is free.  ≠ + Username not available. Try a
                               ≠ + different one.
        """))
  }

  @Test func reviewRecordsOnlyAcceptedChanges() async throws {
    let (run, text) = try await review("y\nno\n")
    let parts = text.components(separatedBy: "# And again.")
    #expect(parts.map { $0.contains("text has") } == [true, false])
    #expect(run.status == 1)
  }

  @Test(arguments: ["y\nY\n", "a\n", "what?\nall\n"])
  func reviewAcceptsAllRemainingChanges(answers: String) async throws {
    let (run, text) = try await review(answers)
    #expect(text == Self.old.replacing("wood", with: "text"))
    #expect(run.status == 0)
  }

  @Test(arguments: ["", "q\n", "n\nn\n"]) func reviewWritesNothingWithoutConsent(
    answers: String
  ) async throws {
    let (run, text) = try await review(answers)
    #expect(text == Self.old)
    #expect(run.status == 1)
  }

  @Test func reviewReportsThatTheAnswersEnded() async throws {
    let (run, _) = try await review("n\n")
    #expect(run.output.hasSuffix("review stopped: standard input has ended\n"))
  }

  @Test func reviewSkipsTranscriptsThatDoNotDiffer() async throws {
    let (run, _) = try await review("", of: Self.old.replacing("wood", with: "text"))
    #expect(run.output == "")
    #expect(run.status == 0)
  }

  @Test func reviewShowsADiffOnANarrowTerminal() async throws {
    let (run, _) = try await review(
      "n\n", of: "> open form\n  value2        [ADA                                   ]\n")
    #expect(run.output.contains("\n− │   value2        [ADA  "))
    #expect(run.output.contains("≠") == false)
  }
}
