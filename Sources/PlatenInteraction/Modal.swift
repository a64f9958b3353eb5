/// An alert, a dialog or a sheet that covers a screen until the user answers or closes it.
///
/// A modal appears at the end of the frame, below a line with its kind. While a modal is presented,
/// only its controls accept actions. If several are presented, the last one presented is topmost.
public struct Modal: Sendable, Equatable {
  /// The kind of a modal.
  public enum Kind: String, Sendable {
    /// Shows a message or asks a question; pressing any of its buttons answers it.
    case alert
    /// Offers a choice of actions; pressing any of its buttons answers it.
    case dialog
    /// Shows a view until it is closed.
    case sheet
  }

  /// The kind of this modal.
  public let kind: Kind
  /// The title of an alert or a dialog; a sheet has none.
  public let title: String

  /// Creates a modal to compare with those of a session.
  public init(_ kind: Kind, title: String = "") {
    self.kind = kind
    self.title = title
  }
}
