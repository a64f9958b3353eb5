extension String {
  /// The faults in how a program that wrote this text used the terminal: modes that it did not set and
  /// restore the given number of times, and sequences that use the alternate screen, clear the entire
  /// screen, enable the mouse or change the encoding of keys.
  public func modeFaults(takenAndPutBack times: Int) -> [String] {
    let unused = [
      "?1049", "?1047", "?47", "2J", "3J", "?1000", "?1002", "?1003", "?1006", ">", "=",
    ]
    let expected =
      [("[?2004h", times), ("[?2004l", times), ("[?25l", 0), ("[?25h", times), ("c", 0)]
      + unused.map { ("[" + $0, 0) }
    return expected.compactMap { sequence, times in
      let count = components(separatedBy: "\u{1B}" + sequence).count - 1
      return count == times ? nil : "ESC \(sequence) \(count) times instead of \(times)"
    }
  }
}
