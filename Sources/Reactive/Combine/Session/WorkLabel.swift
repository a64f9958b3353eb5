/// The name of a unit of scheduled work, and the source location that scheduled it.
package struct WorkLabel: Sendable, Equatable {
  /// The name of the operator or other work, such as `debounce`.
  package let name: String
  /// The source location as `Module/File.swift:12`; `nil` if it is unknown.
  package var place: String?
  /// Whether a repeating timer with this label counts as pending until it first fires.
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
