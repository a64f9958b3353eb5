extension [String] {
  /// Each once, in the order in which they come first.
  package var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
