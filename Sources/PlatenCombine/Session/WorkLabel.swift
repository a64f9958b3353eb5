/// The name of a piece of scheduled work, and the place in the source that asked for it.
package struct WorkLabel: Sendable, Equatable {
  /// What it is, such as `debounce`.
  package let name: String
  /// The place as `Module/File.swift:12`; `nil` if it is unknown.
  package var place: String?
  /// Whether a repeating timer of it counts as pending until it has fired once.
  package var endsItself = false

  package init(_ name: String, fileID: StaticString, line: UInt) {
    self.init(name, place: "\(fileID):\(line)")
  }

  package init(_ name: String, place: String? = nil) { (self.name, self.place) = (name, place) }

  init(_ name: String, endsItself: Bool) {
    self.init(name)
    self.endsItself = endsItself
  }
}
