import PlatenContext
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A filter that omits the rows of a viewport that do not contain a text, without regard to case and
/// the composition of characters.
///
/// The search begins at the first row and examines a limited number of rows, so that a key takes at
/// most a few milliseconds. The search then continues in later turns. A list with ``RowTexts`` is
/// searched completely at once.
@MainActor
final class RowFilter {
  /// The number of rows that one turn examines.
  static let step = 256

  /// The text that the rows contain.
  var text: String { didSet { (limit, known) = (Self.step, nil) } }
  private let rows: RowArrangement
  /// The unfiltered positions of the matching rows that were found.
  private var matches: [Int] = []
  /// The maximum number of rows to examine.
  private var limit = step
  /// The number of rows that were examined, including headers and footers.
  private var searched = 0
  /// The version of the viewport's content and the limit at the last search.
  private var known: (version: Int, limit: Int)?
  /// The scheduled examination of further rows, or `nil` if none is scheduled.
  private var nextSearch: AnyCancellable?

  init(_ text: String, of rows: RowArrangement) { (self.text, self.rows) = (text, rows) }

  /// Whether the filter omits rows.
  var omitsRows: Bool { !text.isEmpty }

  // MARK: Search

  /// Omits the rows that do not match.
  ///
  /// - Parameter version: The version of the viewport's content, whose rows are in its index.
  func apply(version: Int) {
    guard omitsRows else { return }
    search(rows.window.index, version: version)
    rows.window.index.matches = matches
    continueSearch()
  }

  /// Searches the rows, unless the content, the text, and the limit are unchanged.
  ///
  /// If only the limit has changed, the search continues where it ended.
  private func search(_ index: RowIndex, version: Int) {
    if let known, known == (version, limit) { return }
    if known?.version != version {
      (matches, searched) = ([], 0)
      if known != nil { limit = Self.step }
    }
    known = (version, limit)
    if let texts = rows.texts, texts.count == index.total {
      (matches, searched) = (texts.positions(containing: text), index.total)
      return
    }
    let text = text.searchable
    let end = min(limit, index.total)
    while searched < end {
      if index.text(atUnfiltered: searched)?.searchable.utf8.contains(text.utf8) == true {
        matches.append(searched)
      }
      searched += 1
    }
  }

  /// Examines further rows in the next turn, so that the program handles keys in between. The layout
  /// of that turn continues the search.
  private func continueSearch() {
    guard unsearched > 0, nextSearch == nil else { return }
    nextSearch = SessionContext.current.clock?.schedule(
      WorkLabel("filter of \(rows.layout.title)"), after: .zero
    ) { [weak self] in
      guard let self else { return }
      (nextSearch, limit) = (nil, searched + Self.step)
      rows.setNeedsLayout()
    }
  }

  /// The number of rows that were not examined.
  private var unsearched: Int { omitsRows ? max(rows.window.index.total - searched, 0) : 0 }

  // MARK: Lines

  /// The number of lines that the filter uses above and below the rows.
  var length: Int { note == nil ? 1 : 2 }

  /// The line that shows the text of the filter.
  var block: Block {
    let caret = rows.node.focusMark == nil ? Line.empty : Line(" ").styled(Style(.caret))
    let line = Line("/ ", style: Style(role: .label)) + Line(text) + caret
    return Block([line], origin: rows.node.origin)
  }

  /// The result of the search: the number of rows that were not examined, or that no row matches.
  private var note: (count: Int, text: String)? {
    guard omitsRows else { return nil }
    if unsearched > 0 { return (unsearched, "not searched") }
    return rows.window.index.count == 0 ? (0, "no row matches") : nil
  }

  /// The marker at the end of the rows that match.
  var end: Block {
    guard let (count, text) = note else { return .empty }
    let origin = rows.markers.lastOrigin
    return count > 0
      ? rows.node.overflowMarker(count, text, origin: origin)
      : Block([Line(text, style: Style(role: .muted))], origin: origin)
  }
}
