@_spi(Nodes) import PlatenGraph

/// The rows of a list that contain a text, without regard to case and the composition of characters.
///
/// The search begins at the first row and examines a limited number of rows, so that a key takes at
/// most a few milliseconds. The list then continues the search in later turns. A list with
/// ``RowTexts`` is searched completely at once.
@MainActor
struct RowFilter {
  /// The number of rows that one turn examines.
  static let step = 256

  /// The text that the rows contain.
  var text: String { didSet { (limit, known) = (Self.step, nil) } }
  /// The unfiltered positions of the matching rows that were found.
  private(set) var matches: [Int] = []
  /// The maximum number of rows to examine.
  private var limit = step
  /// The number of rows that were examined, including headers and footers.
  private var searched = 0
  /// The version of the list's content and the limit at the last search.
  private var known: (version: Int, limit: Int)?

  init(_ text: String) { self.text = text }

  /// Searches the rows of a list, unless the content, the text, and the limit are unchanged.
  ///
  /// If only the limit has changed, the search continues where it ended.
  mutating func search(_ rows: RowIndex, texts: RowTexts?, version: Int) {
    if let known, known == (version, limit) { return }
    if known?.version != version {
      (matches, searched) = ([], 0)
      if known != nil { limit = Self.step }
    }
    known = (version, limit)
    if let texts, texts.count == rows.total {
      (matches, searched) = (texts.positions(containing: text), rows.total)
      return
    }
    let text = text.searchable
    let end = min(limit, rows.total)
    while searched < end {
      if rows.text(atUnfiltered: searched)?.searchable.utf8.contains(text.utf8) == true {
        matches.append(searched)
      }
      searched += 1
    }
  }

  /// Allows the search to examine the rows of one more turn.
  mutating func extend() { limit = searched + Self.step }

  /// Returns the number of rows that were not examined.
  func remaining(in rows: RowIndex) -> Int { max(rows.total - searched, 0) }
}
