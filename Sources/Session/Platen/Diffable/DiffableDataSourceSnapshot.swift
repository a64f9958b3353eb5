import PlatenContext

/// The identifiers of a list's sections and items at one point in time, in order.
///
///     var snapshot = DiffableDataSourceSnapshot<String, Int>()
///     snapshot.appendSections(["Movies"])
///     snapshot.appendItems([11, 12])
///     dataSource.apply(snapshot)
///
/// An identifier occurs at most once in a snapshot. If you add an existing identifier, or add an
/// item to a missing section, the call has no effect and the session log contains a warning.
public struct DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>: Sendable, Equatable
where SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable {
  /// The identifiers of the sections, in order.
  public internal(set) var sectionIdentifiers: [SectionIdentifier] = []
  /// The items of each section, in order.
  var items: [SectionIdentifier: [ItemIdentifier]] = [:]
  /// The section of each item.
  var homes: [ItemIdentifier: SectionIdentifier] = [:]

  /// Creates a snapshot that contains no sections or items.
  public init() {}
}

// MARK: - Sections and items

extension DiffableDataSourceSnapshot {
  /// The identifiers of the items in all sections, in order.
  public var itemIdentifiers: [ItemIdentifier] {
    sectionIdentifiers.flatMap(itemIdentifiers(inSection:))
  }

  /// The number of sections, including empty ones.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The number of items in all sections.
  public var numberOfItems: Int { homes.count }

  /// Returns the number of items in a section, or 0 if the section is missing.
  public func numberOfItems(inSection section: SectionIdentifier) -> Int {
    items[section]?.count ?? 0
  }

  /// Returns the items of a section, in order, or an empty array if the section is missing.
  public func itemIdentifiers(inSection section: SectionIdentifier) -> [ItemIdentifier] {
    items[section] ?? []
  }

  /// Returns the section that contains an item, or `nil` if the item is missing.
  public func sectionIdentifier(containingItem item: ItemIdentifier) -> SectionIdentifier? {
    homes[item]
  }

  /// Returns the index of an item among all items, or `nil` if the item is missing.
  public func indexOfItem(_ item: ItemIdentifier) -> Int? {
    homes[item] == nil ? nil : itemIdentifiers.firstIndex(of: item)
  }

  /// Returns the index of a section, or `nil` if the section is missing.
  public func indexOfSection(_ section: SectionIdentifier) -> Int? {
    sectionIdentifiers.firstIndex(of: section)
  }
}

// MARK: - Warnings

extension DiffableDataSourceSnapshot {
  func report(_ mistake: String) { Log.event("warning: \(mistake)") }

  func reportDuplicate(_ kind: String, _ identifier: some Hashable) {
    report("the \(kind) \(identifier) is already in the snapshot and stays in its position")
  }
}

extension DiffableDataSourceSnapshot {
  /// Appends items to a section, or to the last section if none is specified.
  public mutating func appendItems(
    _ items: [ItemIdentifier], toSection section: SectionIdentifier? = nil
  ) {
    guard let section = section ?? sectionIdentifiers.last else {
      return report("cannot append items to a snapshot without sections")
    }
    insert(items, in: section, at: numberOfItems(inSection: section))
  }

  /// Inserts items before the specified item.
  public mutating func insertItems(_ items: [ItemIdentifier], beforeItem other: ItemIdentifier) {
    if let context = context(ofItem: other) {
      insert(items, in: context.section, at: context.index)
    }
  }

  /// Inserts items after the specified item.
  public mutating func insertItems(_ items: [ItemIdentifier], afterItem other: ItemIdentifier) {
    if let context = context(ofItem: other) {
      insert(items, in: context.section, at: context.index + 1)
    }
  }

  /// Deletes items from their sections.
  public mutating func deleteItems(_ items: [ItemIdentifier]) {
    let gone = Set(items)
    for section in Set(items.compactMap { homes[$0] }) {
      self.items[section]?.removeAll(where: gone.contains)
    }
    for item in items { homes[item] = nil }
  }

  /// Deletes all items and sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another item, which can be in a different section.
  public mutating func moveItem(_ item: ItemIdentifier, beforeItem other: ItemIdentifier) {
    move(item, by: 0, from: other)
  }

  /// Moves an item after another item, which can be in a different section.
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

extension DiffableDataSourceSnapshot {
  /// Appends sections to the end of the snapshot.
  public mutating func appendSections(_ sections: [SectionIdentifier]) {
    insert(sections, at: sectionIdentifiers.count)
  }

  /// Inserts sections before the specified section.
  public mutating func insertSections(
    _ sections: [SectionIdentifier], beforeSection other: SectionIdentifier
  ) {
    if let index = context(ofSection: other) { insert(sections, at: index) }
  }

  /// Inserts sections after the specified section.
  public mutating func insertSections(
    _ sections: [SectionIdentifier], afterSection other: SectionIdentifier
  ) {
    if let index = context(ofSection: other) { insert(sections, at: index + 1) }
  }

  /// Deletes sections and their items.
  public mutating func deleteSections(_ sections: [SectionIdentifier]) {
    for section in sections {
      for item in items.removeValue(forKey: section) ?? [] { homes[item] = nil }
    }
    sectionIdentifiers.removeAll { items[$0] == nil }
  }

  /// Moves a section before another section.
  public mutating func moveSection(
    _ section: SectionIdentifier, beforeSection other: SectionIdentifier
  ) {
    move(section, by: 0, from: other)
  }

  /// Moves a section after another section.
  public mutating func moveSection(
    _ section: SectionIdentifier, afterSection other: SectionIdentifier
  ) {
    move(section, by: 1, from: other)
  }

  private mutating func move(
    _ section: SectionIdentifier, by distance: Int, from other: SectionIdentifier
  ) {
    guard section != other, let index = context(ofSection: section),
      context(ofSection: other) != nil
    else { return }
    sectionIdentifiers.remove(at: index)
    if let index = context(ofSection: other) {
      sectionIdentifiers.insert(section, at: index + distance)
    }
  }

  private mutating func insert(_ sections: [SectionIdentifier], at index: Int) {
    var new: [SectionIdentifier] = []
    for section in sections {
      if items[section] != nil {
        reportDuplicate("section", section)
      } else {
        items[section] = []
        new.append(section)
      }
    }
    sectionIdentifiers.insert(contentsOf: new, at: index)
  }

  /// Returns the index of a section, and logs a warning if the section is missing.
  func context(ofSection section: SectionIdentifier) -> Int? {
    let index = indexOfSection(section)
    if index == nil { report("no section \(section) in the snapshot") }
    return index
  }
}
