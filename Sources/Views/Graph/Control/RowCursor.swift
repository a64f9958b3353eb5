import PlatenLines

/// The cursor row of a list: the row on which keys act, which is independent of the selection.
@MainActor
package struct RowCursor {
  /// The number of the cursor row, or `nil` if the list shows no row.
  package let number: Int?
  /// The open menu of the row's actions, or `nil` if it is closed.
  package let menu: RowMenu?
  /// The text by which the user filters the rows, or `nil` without a filter.
  package let filter: String?
  /// A closure that returns the number of the row to which a movement leads, or `nil` if the cursor
  /// stays at its row.
  let destination: @MainActor (Movement) -> Int?
  package let change: @MainActor (Change) -> Void

  /// A movement of the cursor.
  package enum Movement {
    case next, previous, nextPage, previousPage, first, last
  }

  /// A change to the cursor, its menu, or the filter.
  package enum Change {
    /// Moves the cursor to the row with the specified number.
    case move(to: Int)
    /// Moves the cursor to the row with the specified number on the next or previous page.
    case turnPage(to: Int, isForward: Bool)
    /// Opens the menu, chooses another of its items, or closes it.
    case menu(RowMenu?)
    /// Filters the rows, or ends the filter.
    case filter(String?)
  }

  package init(
    number: Int?, menu: RowMenu?, filter: String?,
    destination: @escaping @MainActor (Movement) -> Int?,
    change: @escaping @MainActor (Change) -> Void
  ) {
    self.number = number
    self.menu = menu
    self.filter = filter
    self.destination = destination
    self.change = change
  }

  /// Returns the change for a movement, or `nil` if the cursor stays at its row.
  package func change(for movement: Movement) -> Change? {
    guard let number = destination(movement) else { return nil }
    return switch movement {
    case .nextPage: .turnPage(to: number, isForward: true)
    case .previousPage: .turnPage(to: number, isForward: false)
    case .next, .previous, .first, .last: .move(to: number)
    }
  }

  /// Performs a change.
  package func perform(_ change: Change) { self.change(change) }
}

/// A menu of the actions on the cursor row of a list.
package struct RowMenu {
  /// An action in the menu.
  package struct Item {
    package let title: String
    package let isDestructive: Bool
    package let effect: Effect

    package init(_ title: String, isDestructive: Bool = false, effect: Effect) {
      self.title = title
      self.isDestructive = isDestructive
      self.effect = effect
    }
  }

  /// The effect of a menu item.
  package enum Effect {
    /// Operates the hidden control with the specified identity.
    case operate(NodeID)
    /// Moves the row to the position of the row with the specified number.
    case move(to: Int)
  }

  package let items: [Item]
  /// The index of the chosen item.
  package var chosen: Int

  package init(_ items: [Item], chosen: Int = 0) {
    self.items = items
    self.chosen = chosen
  }
}
