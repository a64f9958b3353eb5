/// An alert, dialog, or sheet that covers a screen until the user answers or closes it.
///
/// A modal appears at the end of the frame, below a line with its kind. While a modal is presented,
/// only its controls accept actions. If several modals are presented, the last one presented is
/// topmost.
public struct Modal: Sendable, Equatable {
  /// The kind of a modal.
  public enum Kind: String, Sendable {
    /// A modal that shows a message or asks a question; pressing any of its buttons answers it.
    case alert
    /// A modal that offers a choice of actions; pressing any of its buttons answers it.
    case dialog
    /// A modal that shows a view until the view is closed.
    case sheet
  }

  /// The kind of this modal.
  public let kind: Kind
  /// The title of an alert or a dialog. A sheet has no title.
  public let title: String

  /// Creates a modal to compare with the modals of a session.
  public init(_ kind: Kind, title: String = "") {
    self.kind = kind
    self.title = title
  }
}
