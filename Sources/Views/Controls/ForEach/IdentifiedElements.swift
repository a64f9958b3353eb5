/// The elements of a collection and their IDs, by position.
struct IdentifiedElements<Data: RandomAccessCollection, ID: Hashable> {
  let data: Data
  let id: (Data.Element) -> ID

  var count: Int { data.count }

  func element(at position: Int) -> Data.Element { data[index(of: position)] }

  func id(at position: Int) -> ID { id(element(at: position)) }

  private func index(of position: Int) -> Data.Index {
    data.index(data.startIndex, offsetBy: position)
  }

  /// Returns the position of an ID, searching outward from a position.
  ///
  /// The search covers the specified number of elements in each direction. If several elements have
  /// the ID, the result is the nearest position.
  func position(of id: ID, near position: Int, within reach: Int) -> Int? {
    let (data, idOf, count) = (data, self.id, count)
    let start = min(position, count)
    var (above, below) = (start, start)
    var (before, after) = (index(of: start), index(of: start))
    for _ in 0..<max(reach, 1) where above > 0 || below < count {
      if below < count {
        if idOf(data[after]) == id { return below }
        data.formIndex(after: &after)
        below += 1
      }
      if above > 0 {
        data.formIndex(before: &before)
        above -= 1
        if idOf(data[before]) == id { return above }
      }
    }
    return nil
  }
}
