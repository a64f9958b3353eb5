import Platen

/// Fails the test if the recorded events differ from a marble diagram.
///
///     expectMarbles(in: recorder) {
///       """
///       username  a-b-c--------
///       settled   -----------c-
///       a = "ad"
///       b = "ada"
///       c = "adam"
///       """
///     }
///
/// For each subscription of each label, the diagram must contain a row with every event in the
/// correct frame. Trailing frames without events are ignored, and the choice of symbols is
/// arbitrary. `MarbleRecorder.diagram()` returns the expected form.
///
/// - Parameters:
///   - frame: The duration of a frame, truncated to whole milliseconds; at least one millisecond.
///   - diagram: The text of a `MarbleDiagram`. The test fails if the text is invalid.
public func expectMarbles(
  in recorder: MarbleRecorder, frame: Duration = MarbleDiagram.standardFrame,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column,
  diagram: () -> String
) {
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let expected = caller.diagram(diagram(), frame: frame) else { return }
  caller.compare(recorder.diagram(frame: frame), to: expected)
}

/// Tests a pipeline with the rows of a marble diagram, the last of which is the expected result.
///
///     expectMarbles(
///       """
///       typed    a-b-c--------|
///       settled  -------c-----|
///       """
///     ) { play in
///       play["typed"].debounce(for: 0.3, scheduler: play.scheduler)
///     }
///
/// The rows that the pipeline uses are played as publishers in virtual time, on the scheduler of
/// the play, until no work is pending or one day has passed. The test fails if the result differs
/// from the last row. If other pipelines use the recorder of the play, the diagram must contain a
/// row for each of them.
///
/// - Parameters:
///   - diagram: The text of a `MarbleDiagram`. The test fails if the text is invalid.
///   - frame: The duration of a frame, truncated to whole milliseconds; at least one millisecond.
///   - pipeline: A closure that returns the publisher under test, which uses the rows of the play.
public func expectMarbles<Result: Publisher>(
  _ diagram: String, frame: Duration = MarbleDiagram.standardFrame,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column,
  of pipeline: (MarblePlay) -> Result
) {
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let diagram = caller.diagram(diagram, frame: frame) else { return }
  let play = MarblePlay(diagram, caller: caller)
  let happened = play.diagram(of: pipeline(play))
  caller.compare(happened, to: play.expected)
}

extension MarblePlay {
  /// Runs the play and returns a diagram in which the publisher under test has the name of the last
  /// row.
  func diagram<Result: Publisher>(of publisher: Result) -> MarbleDiagram {
    let subscription = publisher.marbles(resultName, in: recorder)
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    run()
    defer { subscription.cancel() }
    return recorder.diagram(frame: frame)
  }
}

extension Caller {
  fileprivate func diagram(_ text: String, frame: Duration) -> MarbleDiagram? {
    do {
      return try MarbleDiagram(text, frame: frame)
    } catch {
      fail("This is not a valid marble diagram.\n\n\(error)")
      return nil
    }
  }

  /// Fails the test if the diagrams differ, regardless of the order of their rows.
  fileprivate func compare(_ happened: MarbleDiagram, to expected: MarbleDiagram) {
    var happened = happened.ordered(as: expected)
    if happened == expected { return }
    happened.length = max(expected.length, happened.rows.map(\.length).max() ?? 0)
    let difference = TranscriptDiff(from: expected.lines, to: happened.lines)
    fail(
      """
      The marbles differ from the expected ones (− expected, + actual).

      \(difference)
      """)
  }
}

extension MarbleDiagram {
  /// Returns a copy with the rows in the order of another diagram, followed by the rows that only
  /// this diagram has.
  fileprivate func ordered(as other: MarbleDiagram) -> MarbleDiagram {
    var diagram = self
    let known = other.rows.compactMap { row in rows.first { $0.name == row.name } }
    diagram.rows = known + rows.filter { row in !known.contains { $0.name == row.name } }
    return diagram
  }
}
