import Platen

/// Fails the test where a recorder has recorded something else than a diagram shows.
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
/// All that was recorded must be there: each subscription of each label, and everything that it saw,
/// in its frame; for how long nothing happens at the end does not count. The signs of values may be
/// any. What `MarbleRecorder.diagram()` draws is what is expected.
///
/// - Parameters:
///   - frame: For how long a frame lasts: at least a millisecond, whose parts are left out.
///   - diagram: Read as `MarbleDiagram` says; the test fails where it cannot be.
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

/// Plays rows of a diagram as publishers, and fails the test where what is made of them sends
/// something else than the last row shows.
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
/// It is played in virtual time on the scheduler of the play, until nothing is pending; for a day
/// at most. Whatever else is recorded in the recorder of the play is expected in rows of its own.
///
/// - Parameters:
///   - diagram: Read as `MarbleDiagram` says; the test fails where it cannot be.
///   - frame: For how long a frame lasts: at least a millisecond, whose parts are left out.
///   - pipeline: Makes a publisher of rows.
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
  /// Plays, and draws what a publisher has sent under the name of the last row.
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

  /// Fails where the diagrams differ; the order of rows does not count.
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
  /// The same with its rows in the order of another, and then those that the other does not have.
  fileprivate func ordered(as other: MarbleDiagram) -> MarbleDiagram {
    var diagram = self
    let known = other.rows.compactMap { row in rows.first { $0.name == row.name } }
    diagram.rows = known + rows.filter { row in !known.contains { $0.name == row.name } }
    return diagram
  }
}
