import PlatenReactive

/// Which sections and items there are at one time, in order, known by their identifiers.
///
///     var snapshot = DiffableDataSourceSnapshot<String, Int>()
///     snapshot.appendSections(["Movies"])
///     snapshot.appendItems([11, 12])
///     dataSource.apply(snapshot)
///
/// An identifier stands in a snapshot once. What is appended again stays where it is, and what is
/// to go to a section that there is not goes nowhere; both are reported in the session's log.
public struct DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>: Sendable, Equatable
where SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable {
  /// The sections, in order.
  public internal(set) var sectionIdentifiers: [SectionIdentifier] = []
  /// Those of each section, in order.
  var items: [SectionIdentifier: [ItemIdentifier]] = [:]
  /// The section of each item.
  var homes: [ItemIdentifier: SectionIdentifier] = [:]

  /// No section.
  public init() {}
}

// MARK: - What there is

extension DiffableDataSourceSnapshot {
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifier] {
    sectionIdentifiers.flatMap(itemIdentifiers(inSection:))
  }

  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// How many items there are in all sections.
  public var numberOfItems: Int { homes.count }

  /// How many items a section has; 0 if it is not there.
  public func numberOfItems(inSection section: SectionIdentifier) -> Int {
    items[section]?.count ?? 0
  }

  /// The items of a section, in order; none if it is not there.
  public func itemIdentifiers(inSection section: SectionIdentifier) -> [ItemIdentifier] {
    items[section] ?? []
  }

  /// The section that an item stands in; `nil` if it is not there.
  public func sectionIdentifier(containingItem item: ItemIdentifier) -> SectionIdentifier? {
    homes[item]
  }

  /// The place of an item among all items; `nil` if it is not there.
  public func indexOfItem(_ item: ItemIdentifier) -> Int? {
    homes[item] == nil ? nil : itemIdentifiers.firstIndex(of: item)
  }

  /// The place of a section; `nil` if it is not there.
  public func indexOfSection(_ section: SectionIdentifier) -> Int? {
    sectionIdentifiers.firstIndex(of: section)
  }
}

// MARK: - Mistakes

extension DiffableDataSourceSnapshot {
  func report(_ mistake: String) { Log.event("warning: \(mistake)") }

  func reportDuplicate(_ kind: String, _ identifier: some Hashable) {
    report("the \(kind) \(identifier) is in the snapshot already; it stays where it is")
  }
}
