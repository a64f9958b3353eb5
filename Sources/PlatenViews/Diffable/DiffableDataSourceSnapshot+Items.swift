extension DiffableDataSourceSnapshot {
  /// Adds items at the end of a section; of the last one if none is named.
  public mutating func appendItems(
    _ items: [ItemIdentifier], toSection section: SectionIdentifier? = nil
  ) {
    guard let section = section ?? sectionIdentifiers.last else {
      return report("items are appended to a snapshot without sections")
    }
    insert(items, in: section, at: numberOfItems(inSection: section))
  }

  /// Adds items before another.
  public mutating func insertItems(_ items: [ItemIdentifier], beforeItem other: ItemIdentifier) {
    if let context = context(ofItem: other) {
      insert(items, in: context.section, at: context.index)
    }
  }

  /// Adds items behind another.
  public mutating func insertItems(_ items: [ItemIdentifier], afterItem other: ItemIdentifier) {
    if let context = context(ofItem: other) {
      insert(items, in: context.section, at: context.index + 1)
    }
  }

  /// Removes items.
  public mutating func deleteItems(_ items: [ItemIdentifier]) {
    let gone = Set(items)
    for section in Set(items.compactMap { homes[$0] }) {
      self.items[section]?.removeAll(where: gone.contains)
    }
    for item in items { homes[item] = nil }
  }

  /// Removes all items and all sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Brings an item before another, in whichever section that is.
  public mutating func moveItem(_ item: ItemIdentifier, beforeItem other: ItemIdentifier) {
    move(item, by: 0, from: other)
  }

  /// Brings an item behind another, in whichever section that is.
  public mutating func moveItem(_ item: ItemIdentifier, afterItem other: ItemIdentifier) {
    move(item, by: 1, from: other)
  }

  private mutating func move(
    _ item: ItemIdentifier, by distance: Int, from other: ItemIdentifier
  ) {
    guard item != other, context(ofItem: item) != nil, context(ofItem: other) != nil else { return }
    deleteItems([item])
    if let context = context(ofItem: other) {
      insert([item], in: context.section, at: context.index + distance)
    }
  }

  private mutating func insert(
    _ items: [ItemIdentifier], in section: SectionIdentifier, at index: Int
  ) {
    if context(ofSection: section) == nil { return }
    var new: [ItemIdentifier] = []
    for item in items {
      if homes[item] != nil {
        reportDuplicate("item", item)
      } else {
        homes[item] = section
        new.append(item)
      }
    }
    self.items[section]?.insert(contentsOf: new, at: index)
  }

  private func context(ofItem item: ItemIdentifier) -> (section: SectionIdentifier, index: Int)? {
    guard let section = homes[item], let index = items[section]?.firstIndex(of: item) else {
      report("no item \(item) in the snapshot")
      return nil
    }
    return (section, index)
  }
}
