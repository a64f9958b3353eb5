import PlatenLines
import PlatenNavigation
import PlatenQuestions
import PlatenSession

/// An output in front of which no person can answer, such as the log of a job in CI.
///
/// Lines that are written cannot change.
@MainActor
final class OutputPrompter: Prompter {
  /// The reason why no person can be asked.
  private let obstacle: String
  let recorder: ScriptRecorder?
  /// The width of a screen that remains, in cells.
  private let width: Int
  private let write: (Line) -> Void

  init(
    because obstacle: String = "", recorder: ScriptRecorder? = nil, width: Int = 80,
    write: @escaping (Line) -> Void
  ) {
    (self.obstacle, self.recorder, self.width) = (obstacle, recorder, width)
    self.write = write
  }

  func show(_ screen: PromptScreen, _ entry: ScreenEntry) async throws {
    throw NoMoreAnswers(reason: obstacle)
  }

  /// Writes each line that the screen gains.
  func watch(
    _ screen: PromptScreen, _ entry: ScreenEntry, begin: @escaping @MainActor (Session) -> Void
  ) async throws {
    screen.isPlain = true
    // A log wraps no lines.
    let session = entry.open(.live(width: .max))
    var shown = Frame()
    let writeNewLines: @MainActor () -> Void = { [write] in
      let edits = shown.patch(to: session.frame).edits
      shown = session.frame
      for edit in edits where edit.kind != .move {
        for line in edit.inserted { write(line.withoutSpacesAtEnd) }
      }
    }
    session.onFrame = writeNewLines
    writeNewLines()
    session.time.resume()
    session.perform { begin(session) }
    await screen.whenEnded()
    await session.settle()
    session.close()
  }

  func leave(_ entry: ScreenEntry) async throws {
    for line in await entry.lines(width: width) { write(line.withoutSpacesAtEnd) }
  }
}
