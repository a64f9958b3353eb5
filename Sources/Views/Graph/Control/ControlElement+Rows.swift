import Foundation
import PlatenLines

extension ControlElement {
  /// The rows of a list.
  ///
  /// The user identifies a row by its number, starting at 1. A visible row can also be identified
  /// by its text.
  package struct Rows {
    /// The total number of rows in the list.
    package let count: Int
    /// The numbers of the rows that the viewport shows. The range is empty while a filter omits rows
    /// between them.
    package let shown: Range<Int>
    /// A closure that describes the rows that were visible and selected when the rows were created.
    /// Keys need a list several times, and its description only rarely.
    let summary: () -> String
    /// The height of the list in lines if only the screen limits the height; otherwise, `nil`.
    package let freeLines: Int?
    /// Whether the rows are arranged horizontally.
    package let areSideBySide: Bool
    /// A closure that returns the number of the row that a line of a block shows, or `nil` if the line
    /// shows no row.
    package let number: @MainActor (_ line: Int, _ block: Block) -> Int?
    /// A closure that returns the numbers and the text of the rows in the viewport.
    package let texts: @MainActor () -> [(number: Int, text: String)]
    /// A closure that scrolls to the row with the specified number.
    let scroll: @MainActor (_ number: Int) -> Void
    /// The selection, if the list supports one.
    package let selecting: Selecting?
    /// The operations for moving rows, if the list supports them.
    package let moving: Moving?
    /// The cursor row, or `nil` for a scroll view.
    package let cursor: RowCursor?

    package init(
      count: Int, shown: Range<Int>, summary: @escaping () -> String, freeLines: Int? = nil,
      areSideBySide: Bool = false,
      number: @escaping @MainActor (_ line: Int, _ block: Block) -> Int? = { _, _ in nil },
      texts: @escaping @MainActor () -> [(number: Int, text: String)],
      scroll: @escaping @MainActor (_ number: Int) -> Void,
      selecting: Selecting? = nil, moving: Moving? = nil, cursor: RowCursor? = nil
    ) {
      self.count = count
      self.shown = shown
      self.summary = summary
      self.freeLines = freeLines
      self.areSideBySide = areSideBySide
      self.number = number
      self.texts = texts
      self.scroll = scroll
      self.selecting = selecting
      self.moving = moving
      self.cursor = cursor
    }

    /// The operations on the selection of a list.
    package struct Selecting {
      /// A closure that returns whether the row with the specified number is selectable.
      let isSelectable: @MainActor (_ number: Int) -> Bool
      /// A closure that selects the row with the specified number, or toggles the row in a multiple
      /// selection.
      let select: @MainActor (_ number: Int) -> Void

      package init(
        isSelectable: @escaping @MainActor (_ number: Int) -> Bool,
        select: @escaping @MainActor (_ number: Int) -> Void
      ) {
        self.isSelectable = isSelectable
        self.select = select
      }
    }

    /// The operations for moving rows.
    package struct Moving {
      /// A closure that returns the positions to which a row can move, or `nil` if the row cannot
      /// move.
      let places: @MainActor (_ number: Int) -> Range<Int>?
      /// A closure that moves the row with the specified number to the position of another row.
      let move: @MainActor (_ number: Int, _ destination: Int) -> Void

      package init(
        places: @escaping @MainActor (_ number: Int) -> Range<Int>?,
        move: @escaping @MainActor (_ number: Int, _ destination: Int) -> Void
      ) {
        self.places = places
        self.move = move
      }
    }
  }
}

@MainActor
extension ControlElement.Rows {
  /// Returns whether a row is selectable. The rows of a list without selection are not selectable.
  package func isSelectable(_ number: Int) -> Bool { selecting?.isSelectable(number) ?? false }

  /// Returns the valid destinations of a row, or `nil` if the list or the row does not support
  /// moving.
  package func places(_ number: Int) -> Range<Int>? { moving?.places(number) }
}

extension ControlElement.Rows {
  /// Returns the numbers as text in which ranges replace consecutive numbers: `1–3, 7`.
  package static func numbers(_ numbers: some Sequence<Int>) -> String {
    IndexSet(numbers).rangeView
      .map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound - 1)" }
      .joined(separator: ", ")
  }

  /// Returns a description of the visible row numbers and the total number of rows.
  package static func stretch(_ shown: Range<Int>, of count: Int) -> String {
    if count == 0 { return "empty" }
    if shown.isEmpty { return "none of \(count)" }
    return "\(shown.lowerBound)–\(shown.upperBound - 1) of \(count)"
  }
}
