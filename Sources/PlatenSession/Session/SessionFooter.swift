import PlatenLines

/// Lines below a screen that change by themselves, such as a drawing of its pipelines.
@MainActor
package protocol SessionFooter: AnyObject {
  /// Whether there is anything new to show since this was last asked.
  func takeNews(of session: Session) -> Bool

  /// What is shown; empty if nothing is.
  func block(of session: Session) -> Block

  /// What is read aloud; empty if nothing is shown.
  func speech(of session: Session) -> Block
}
