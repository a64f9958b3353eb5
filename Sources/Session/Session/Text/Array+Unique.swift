extension [String] {
  /// The elements without duplicates, in order of first occurrence.
  package var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
