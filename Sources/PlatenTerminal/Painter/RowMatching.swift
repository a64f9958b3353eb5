import Platen

/// Which of the rows that a terminal shows become which rows that it is to show, by taking out and
/// putting in others.
struct RowMatching: Equatable {
  /// For each new row the old one that comes to stand there, in order; none where one is put in.
  private(set) var sources: [Int?]

  /// Rows that stay where they are.
  init(keeping old: Int, of new: Int) { sources = (0..<new).map { $0 < old ? $0 : nil } }

  /// Rows moved so that most of them are where they are to be; nothing where none has to move.
  ///
  /// Between those, the ones that are likest are written over each other.
  ///
  /// - Parameter fixed: How many rows at the top have to stay.
  init?(from old: [Line], to new: [Line], fixed: Int) {
    let head = max(fixed, zip(old, new).prefix { $0 == $1 }.count)
    guard head < old.count, head < new.count else { return nil }
    let pairs = Self.equalRows(old, new, from: head) + [(old.count, new.count)]
    guard pairs.dropLast().contains(where: { $0.0 != $0.1 }) else { return nil }
    sources = (0..<head).map { $0 }
    var next = head
    for pair in pairs {
      sources += Self.gap(old[next..<pair.0], new[sources.count..<pair.1])
      if pair.1 < new.count { sources.append(pair.0) }
      next = pair.0 + 1
    }
  }

  /// The rows that are taken out, each stretch of them, from the bottom up.
  func removed(from count: Int) -> [Range<Int>] {
    let kept = sources.compactMap { $0 }
    return zip([-1] + kept, kept + [count]).map { $0 + 1..<$1 }.filter { !$0.isEmpty }.reversed()
  }

  /// The rows that are put in before others, where that has to be done.
  func inserted(at row: Int) -> Int {
    guard row == 0 || sources[row - 1] != nil else { return 0 }
    let count = sources[row...].prefix { $0 == nil }.count
    return row + count < sources.count ? count : 0
  }

  private static func equalRows(
    _ old: [Line], _ new: [Line], from head: Int
  ) -> [(Int, Int)] {
    let difference = new[head...].difference(from: old[head...])
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(head + offset)
      case .insert(let offset, _, _): inserted.insert(head + offset)
      }
    }
    let kept = (head..<old.count).filter { !removed.contains($0) }
    let found = (head..<new.count).filter { !inserted.contains($0) }
    return Array(zip(kept, found))
  }

  /// Which of some rows to write over: those at the top or those at the bottom.
  private static func gap(_ old: ArraySlice<Line>, _ new: ArraySlice<Line>) -> [Int?] {
    let count = min(old.count, new.count)
    let top = likeness(old.prefix(count), new.prefix(count))
    let bottom = likeness(old.suffix(count), new.suffix(count))
    let free: [Int?] = Array(repeating: nil, count: new.count - count)
    return top >= bottom
      ? Array(old.indices.prefix(count)) + free : free + Array(old.indices.suffix(count))
  }

  private static func likeness(_ old: ArraySlice<Line>, _ new: ArraySlice<Line>) -> Int {
    zip(old, new).reduce(0) { $0 + zip($1.0.text.utf8, $1.1.text.utf8).count { $0 == $1 } }
  }
}
