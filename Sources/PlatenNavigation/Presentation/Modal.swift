/// What is shown above a screen until it is answered or closed: an alert, a dialog or a sheet.
///
/// It stands at the end of the frame, below a line that says what it is. While it is shown only
/// the controls in it can be acted on; of several the topmost is the one that came last.
public struct Modal: Sendable, Equatable {
  /// What a modal is for.
  public enum Kind: String, Sendable {
    /// To say or to ask something; pressing any of its buttons answers it.
    case alert
    /// To choose what to do, or nothing; pressing any of its buttons answers it.
    case dialog
    /// To show a view of its own until it is closed.
    case sheet
  }

  /// What it is for.
  public let kind: Kind
  /// What an alert or a dialog says first; a sheet has no title.
  public let title: String

  /// A modal, to compare what is shown with.
  public init(_ kind: Kind, title: String = "") {
    self.kind = kind
    self.title = title
  }
}
