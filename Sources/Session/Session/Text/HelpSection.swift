/// A list of commands or keys with a heading.
package struct HelpSection {
  private let title: String
  private let entries: [HelpEntry]

  /// Creates a section.
  ///
  /// - Parameter title: The heading, which ends with a colon.
  package init(title: String, entries: [HelpEntry]) {
    (self.title, self.entries) = (title, entries)
  }

  /// Whether the section has no entries.
  package var isEmpty: Bool { entries.isEmpty }

  /// Returns the heading and the indented entries, within a width in cells, or an empty array if
  /// the section has no entries.
  package func lines(within width: Int) -> [String] {
    entries.isEmpty
      ? [] : described([HelpEntry(term: title)] + entries.map(\.indented), within: width)
  }
}
