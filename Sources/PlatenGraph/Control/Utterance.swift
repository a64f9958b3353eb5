import PlatenLines

/// The spoken form of an element on the screen, such as a text, an image, or a control.
package struct Utterance {
  package enum Kind: Equatable {
    /// Plain text.
    case text
    /// A placeholder for text that is not available yet.
    case placeholder
    case picture
    /// An event whose end is also announced.
    case event(farewell: String)
    /// A control, given by its index among the controls found.
    case control(Int)
  }

  let origin: NodeID
  let kind: Kind
  /// The spoken text, which is known for a control only when all controls have been found.
  var text = ""
  /// Whether the utterance is always on a separate line.
  var breaksLine = false
}

/// Returns the spoken form of a name and its value with one colon: `Name: Ada`.
func spokenPair(_ name: String, _ value: String) -> String {
  name.hasSuffix(":") ? "\(name) \(value)" : "\(name): \(value)"
}
