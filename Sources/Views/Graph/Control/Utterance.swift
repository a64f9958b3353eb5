import PlatenLines

/// The spoken form of an element on the screen, such as text, an image, or a control.
package struct Utterance {
  package enum Kind: Equatable {
    /// Plain text.
    case text
    /// A placeholder for text that is not available yet.
    case placeholder
    case picture
    /// An event whose end is also announced: work in progress or, if `isModal` is true, a modal.
    case event(farewell: String, isModal: Bool = false)
    /// A control, identified by its index in the controls that the collector found.
    case control(Int)
  }

  let origin: NodeID
  var kind: Kind
  /// The spoken text. The text of a control is available only after the collector finds all
  /// controls.
  var text = ""
  /// Whether the utterance is always on a separate line.
  var breaksLine = false
  /// Whether the element is in a row of a list, which can leave the viewport.
  var isInRow = false
}

/// Returns the spoken form of a name and its value with one colon: `Name: Ada`.
func spokenPair(_ name: String, _ value: String) -> String {
  name.hasSuffix(":") ? "\(name) \(value)" : "\(name): \(value)"
}
