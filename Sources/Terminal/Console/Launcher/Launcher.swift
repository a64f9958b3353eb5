import Foundation
import PlatenLines
import PlatenNavigation
import PlatenTerminal

/// The screens of a program as a list, from which the user chooses one with arrows and letters.
///
/// Text that is typed at the prompt filters the list. A line that begins with a command, such as
/// `open form`, does not filter it, and neither does text that no title contains. The list then has
/// no cursor, and keys act on the line.
package struct Launcher {
  /// A screen that the user can open.
  package struct Choice: Equatable, Sendable {
    /// The operand of the `open` command.
    package let title: String
    /// A one-line description; empty if the program provides none.
    package let summary: String
    /// Whether the screen is in the list only if the filter finds it.
    package let isHidden: Bool
    /// Whether the screen is open.
    package let isOpen: Bool

    package init(title: String, summary: String, isHidden: Bool = false, isOpen: Bool = false) {
      (self.title, self.summary) = (title, summary)
      (self.isHidden, self.isOpen) = (isHidden, isOpen)
    }
  }

  private let choices: [Choice]
  private var filter = ""
  /// The choices in the list.
  private(set) var shown: [Choice]
  /// The index of the choice that Return opens; `nil` if keys act on the line at the prompt.
  private(set) var cursor: Int?
  /// The visible choices.
  private var viewport: FrameViewport?

  init(_ choices: [Choice]) {
    self.choices = choices
    shown = choices.filter { !$0.isHidden }
    cursor = shown.isEmpty ? nil : shown.firstIndex(where: \.isOpen) ?? 0
  }

  /// The choice that Return opens.
  var chosen: Choice? { cursor.map { shown[$0] } }
}

// MARK: - Filter

extension Launcher {
  /// Filters the list by the line at the prompt.
  ///
  /// - Parameter isCommand: Whether the line begins with a command.
  mutating func filter(by line: String, isCommand: Bool) {
    let filter = isCommand ? "" : line.trimmingPrefix { $0 == " " }.lowercased()
    let found = choices.matching(filter)
    let hasCursor = !isCommand && !found.isEmpty
    if filter == self.filter && hasCursor == (cursor != nil) { return }
    self.filter = hasCursor ? filter : ""
    shown = hasCursor ? found : choices.matching("")
    (cursor, viewport) = (hasCursor ? 0 : nil, nil)
  }
}

extension [Launcher.Choice] {
  /// Returns the choices whose title contains the filter, beginning with those whose title begins
  /// with it.
  fileprivate func matching(_ filter: String) -> [Launcher.Choice] {
    if filter.isEmpty { return self.filter { !$0.isHidden } }
    let found = self.filter { $0.title.lowercased().contains(filter) }
    let isFirst = { (choice: Launcher.Choice) in choice.title.lowercased().hasPrefix(filter) }
    return found.filter(isFirst) + found.filter { !isFirst($0) }
  }
}

// MARK: - Keys

extension Launcher {
  /// Moves the cursor with an arrow or a page key or, while the list is not filtered, with Home or
  /// End. In text that filters the list, these two keys move the caret.
  ///
  /// - Returns: `false` if the key does not move the cursor, such as Up in the first row.
  mutating func move(by key: KeyEquivalent) -> Bool {
    guard let cursor else { return false }
    let page = max(1, (viewport?.rows.count ?? 1) - 1)
    let next: Int? =
      switch key {
      case .upArrow: cursor > 0 ? cursor - 1 : nil
      case .downArrow: min(cursor + 1, shown.count - 1)
      case .pageUp: max(cursor - page, 0)
      case .pageDown: min(cursor + page, shown.count - 1)
      case .home where filter.isEmpty: 0
      case .end where filter.isEmpty: shown.count - 1
      default: nil
      }
    guard let next else { return false }
    self.cursor = next
    return true
  }
}

// MARK: - Drawing

extension Launcher {
  /// Returns the visible rows of the list.
  ///
  /// While the list is filtered, it keeps its height, so that the prompt does not move.
  mutating func rows(width: Int, height: Int, glyphs: Glyphs) -> [Line] {
    let first = viewport?.rows.lowerBound ?? 0
    let viewport = FrameViewport(
      of: shown.count, showing: cursor ?? first, from: first, height: height)
    self.viewport = viewport
    let column = (shown.map(\.title.cells).max() ?? 0) + 2
    let lines = shown.enumerated().map { index, choice in
      line(of: choice, summaryAt: column, width: width, isCurrent: index == cursor, glyphs: glyphs)
    }
    let rows = viewport.lines(of: lines, glyphs: glyphs)
    let usual = min(height, choices.matching("").count)
    return rows + Array(repeating: .empty, count: max(0, usual - rows.count))
  }

  private func line(
    of choice: Choice, summaryAt column: Int, width: Int, isCurrent: Bool, glyphs: Glyphs
  ) -> Line {
    let summary = Line(glyphs.asciiSafe(choice.summary), style: Style(role: .muted))
    let line = (title(of: choice).padded(to: column) + summary).withoutSpacesAtEnd
      .truncated(to: width, ellipsis: glyphs.ellipsis)
    return isCurrent ? line.padded(to: width).styled(Style([.focused, .cursorRow])) : line
  }

  /// Returns a title in which the text that the filter found is marked.
  private func title(of choice: Choice) -> Line {
    let title = choice.title.printable
    guard !filter.isEmpty, let found = title.range(of: filter, options: .caseInsensitive) else {
      return Line(title)
    }
    return Line(String(title[..<found.lowerBound]))
      + Line(String(title[found]), style: Style([.bold, .underline]))
      + Line(String(title[found.upperBound...]))
  }
}
