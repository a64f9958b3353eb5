import PlatenLines

/// Something on the screen as it is said: a text, a picture, a control.
package struct Utterance {
  package enum Kind: Equatable {
    /// Words to read.
    case text
    /// What stands for words that are not there yet.
    case placeholder
    case picture
    /// Something whose end is said, too.
    case event(farewell: String)
    /// A control, by its place among those found.
    case control(Int)
  }

  let origin: NodeID
  let kind: Kind
  /// What is said; of a control that is known only when all are found.
  var text = ""
  /// Whether it is never said in one breath with what stands beside it.
  var breaksLine = false
}

/// A name and what it stands for, in words: `Name: Ada`, with one colon.
func spokenPair(_ name: String, _ value: String) -> String {
  name.hasSuffix(":") ? "\(name) \(value)" : "\(name): \(value)"
}
