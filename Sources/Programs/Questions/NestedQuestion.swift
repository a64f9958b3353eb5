import PlatenSession

/// A part of the program that runs while a screen is shown, and that cannot show another one.
package enum ScreenPart {
  /// Work that a screen shows.
  case work(String)
  /// The validation or the search of a question.
  case question(String)

  /// The part that the task performs. A question in it would wait for the end of the screen.
  @TaskLocal package static var current: ScreenPart?
}

/// The error of a question that would wait for the end of the screen which waits for its answer.
package struct NestedQuestion: Error, CustomStringConvertible {
  private let label: String
  private let part: ScreenPart

  package init(_ label: String, in part: ScreenPart) { (self.label, self.part) = (label, part) }

  package var description: String {
    let (reason, advice) =
      switch part {
      case .work(let name): ("\(name.shown.inQuotes) is in progress", "before or after the work")
      case .question(let name):
        ("the answer to \(name.shown.inQuotes) is being checked", "before or after this question")
      }
    return "cannot show \(label.shown.inQuotes): \(reason); ask \(advice)"
  }
}
