import Foundation

extension ControlElement {
  /// The rows of a list, which a user names by number from 1 or, in the viewport, by text.
  package struct Rows {
    /// The number of all rows.
    package let count: Int
    /// The numbers of the rows in the viewport.
    package let shown: Range<Int>
    /// Which rows are shown and selected, in words.
    let summary: String
    /// The number of lines of a list whose height only the screen limits.
    package let freeLines: Int?
    /// Whether the rows are side by side.
    package let areSideBySide: Bool
    /// The texts of the rows in the viewport, with their numbers.
    package let texts: @MainActor () -> [(number: Int, text: String)]
    /// Scrolls to the row with a number.
    let scroll: @MainActor (_ number: Int) -> Void
    /// The selection, if rows can be selected.
    package let selecting: Selecting?
    /// How rows are moved, if they can be.
    package let moving: Moving?

    package init(
      count: Int, shown: Range<Int>, summary: String, freeLines: Int? = nil,
      areSideBySide: Bool = false,
      texts: @escaping @MainActor () -> [(number: Int, text: String)],
      scroll: @escaping @MainActor (_ number: Int) -> Void,
      selecting: Selecting? = nil, moving: Moving? = nil
    ) {
      self.count = count
      self.shown = shown
      self.summary = summary
      self.freeLines = freeLines
      self.areSideBySide = areSideBySide
      self.texts = texts
      self.scroll = scroll
      self.selecting = selecting
      self.moving = moving
    }

    /// The selection of rows.
    package struct Selecting {
      /// Whether the row with a number can be selected.
      let isSelectable: @MainActor (_ number: Int) -> Bool
      /// Selects the row with a number; where several can be selected, adds it or takes it out.
      let select: @MainActor (_ number: Int) -> Void
      /// Selects only the row with a number, and scrolls to it.
      package let selectOnly: @MainActor (_ number: Int) -> Void
      /// The numbers of the selected rows in the viewport.
      package let selected: @MainActor () -> [Int]
      /// The number of the next selectable row, or of the previous one.
      package let next: @MainActor (_ isForward: Bool) -> Int?

      package init(
        isSelectable: @escaping @MainActor (_ number: Int) -> Bool,
        select: @escaping @MainActor (_ number: Int) -> Void,
        selectOnly: @escaping @MainActor (_ number: Int) -> Void,
        selected: @escaping @MainActor () -> [Int],
        next: @escaping @MainActor (_ isForward: Bool) -> Int?
      ) {
        self.isSelectable = isSelectable
        self.select = select
        self.selectOnly = selectOnly
        self.selected = selected
        self.next = next
      }
    }

    /// How rows are moved.
    package struct Moving {
      /// The positions to which the row with a number can be moved, if it can.
      let places: @MainActor (_ number: Int) -> Range<Int>?
      /// Moves the row with a number to the position of another.
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
  /// Whether the row with a number can be selected.
  package func isSelectable(_ number: Int) -> Bool { selecting?.isSelectable(number) ?? false }

  /// The positions to which the row with a number can be moved, if it can.
  package func places(_ number: Int) -> Range<Int>? { moving?.places(number) }
}

extension ControlElement.Rows {
  /// Numbers with ranges joined: `1–3, 7`.
  package static func numbers(_ numbers: some Sequence<Int>) -> String {
    IndexSet(numbers).rangeView
      .map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound - 1)" }
      .joined(separator: ", ")
  }

  /// The numbers of the rows that are shown, and of how many.
  package static func stretch(_ shown: Range<Int>, of count: Int) -> String {
    if count == 0 { return "empty" }
    if shown.isEmpty { return "none of \(count)" }
    return "\(shown.lowerBound)–\(shown.upperBound - 1) of \(count)"
  }
}
