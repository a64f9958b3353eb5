extension DiffableDataSourceSnapshot {
  /// Adds sections at the end.
  public mutating func appendSections(_ sections: [SectionIdentifier]) {
    insert(sections, at: sectionIdentifiers.count)
  }

  /// Adds sections before another.
  public mutating func insertSections(
    _ sections: [SectionIdentifier], beforeSection other: SectionIdentifier
  ) {
    if let index = context(ofSection: other) { insert(sections, at: index) }
  }

  /// Adds sections behind another.
  public mutating func insertSections(
    _ sections: [SectionIdentifier], afterSection other: SectionIdentifier
  ) {
    if let index = context(ofSection: other) { insert(sections, at: index + 1) }
  }

  /// Removes sections, with their items.
  public mutating func deleteSections(_ sections: [SectionIdentifier]) {
    for section in sections {
      for item in items.removeValue(forKey: section) ?? [] { homes[item] = nil }
    }
    sectionIdentifiers.removeAll { items[$0] == nil }
  }

  /// Brings a section before another.
  public mutating func moveSection(
    _ section: SectionIdentifier, beforeSection other: SectionIdentifier
  ) {
    move(section, by: 0, from: other)
  }

  /// Brings a section behind another.
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

  /// The place of a section that there ought to be.
  func context(ofSection section: SectionIdentifier) -> Int? {
    let index = indexOfSection(section)
    if index == nil { report("no section \(section) in the snapshot") }
    return index
  }
}
