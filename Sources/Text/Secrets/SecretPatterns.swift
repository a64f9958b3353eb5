import Foundation

/// The bytes of secrets, in memory that does not move.
///
/// A secret is found in its composed and its decomposed form, and in any mixture of its spellings:
/// each byte of the secret can appear as itself or in an escape sequence of a URL, JSON or HTML.
///
/// Searching allocates no memory, so that a signal handler can mask the message of a crash. In a debug
/// build, the first search can allocate the metadata of types.
final class SecretPatterns: Sendable {
  // The memory is written in the initializer only, and freed with this object.
  nonisolated(unsafe) private let bytes: UnsafeMutableBufferPointer<UInt8>
  nonisolated(unsafe) private let patterns: UnsafeMutableBufferPointer<UnsafeBufferPointer<UInt8>>
  /// The number of bytes of each pattern that are a match without the others.
  nonisolated(unsafe) private let lengths: UnsafeMutablePointer<Int>
  /// Whether a spelling of a secret can begin with each byte.
  nonisolated(unsafe) private let firstBytes: UnsafeMutablePointer<Bool>
  /// The secrets, by the indexes of their patterns.
  private let secrets: [String]

  /// Creates patterns of secrets.
  ///
  /// - Parameter matchesBeginnings: Whether the beginnings of a secret match that have the minimum
  ///   length of a secret.
  init(_ texts: some Collection<String>, matchesBeginnings: Bool = false) {
    let spellings = texts.filter { !$0.isEmpty }.flatMap { text in
      Set(
        [
          text, text.precomposedStringWithCanonicalMapping,
          text.decomposedStringWithCanonicalMapping,
        ]
        .map { Array($0.utf8) }
      ).map { (text, $0) }
    }
    secrets = spellings.map(\.0)
    bytes = .allocate(capacity: spellings.reduce(0) { $0 + $1.1.count })
    patterns = .allocate(capacity: spellings.count)
    lengths = .allocate(capacity: spellings.count)
    firstBytes = .allocate(capacity: 256)
    firstBytes.initialize(repeating: false, count: 256)
    for introducer in "%+\\&".utf8 { firstBytes[Int(introducer)] = !spellings.isEmpty }
    var start = 0
    for (index, (_, spelling)) in spellings.enumerated() {
      let part = UnsafeMutableBufferPointer(rebasing: bytes[start..<(start + spelling.count)])
      _ = part.initialize(from: spelling)
      patterns.initializeElement(
        at: index, to: UnsafeBufferPointer(part))
      let beginning = String(decoding: spelling, as: UTF8.self).prefix(SecretMask.minLength)
      (lengths + index).initialize(
        to: matchesBeginnings ? beginning.utf8.count : spelling.count)
      firstBytes[Int(spelling[0])] = true
      start += spelling.count
    }
  }

  deinit {
    bytes.deallocate()
    patterns.deallocate()
    lengths.deallocate()
    firstBytes.deallocate()
  }

  /// Whether there is no secret.
  var isEmpty: Bool { patterns.isEmpty }

  /// Returns the end and the pattern of the longest spelling that begins at a position; `nil` if
  /// none does.
  func longest(
    in text: UnsafeBufferPointer<UInt8>, from place: Int
  ) -> (end: Int, index: Int)? {
    guard firstBytes[Int(text[place])] else { return nil }
    var found: (end: Int, index: Int)?
    for index in patterns.indices {
      let end = text.end(of: patterns[index], from: place, minLength: lengths[index])
      if let end, end > found?.end ?? place {
        found = (end, index)
      }
    }
    return found
  }

  /// Returns the secret of a pattern.
  subscript(index: Int) -> String { secrets[index] }

  /// Returns whether all of a text is a spelling of the secret of a pattern.
  func matchesAll(of text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    !text.isEmpty
      && text.end(of: patterns[index], from: 0, minLength: patterns[index].count) == text.count
  }

  /// Calls a closure with each spelling in text, and in the text that it contains in encoded form.
  ///
  /// - Parameters:
  ///   - memory: Memory of at least the length of the text.
  ///   - found: A closure that receives the range of a spelling in the text, and its pattern.
  /// - Complexity: O(*nm*), where *n* is the length of the text and *m* that of all secrets.
  func search(
    _ text: UnsafeBufferPointer<UInt8>, level: Int = 0, in memory: DecodingMemory,
    found: (Range<Int>, Int) -> Void
  ) {
    for place in 0..<text.count {
      if let match = longest(in: text, from: place) { found(place..<match.end, match.index) }
    }
    if level == DecodingMemory.levels { return }
    // The iterator of an array allocates memory in a debug build.
    for index in 0..<DecodedText.forms.count {
      let form = DecodedText.forms[index]
      guard let decoded = DecodedText(text, form, in: memory, level: level) else { continue }
      search(decoded.bytes, level: level + 1, in: memory) {
        found(decoded.origin(of: $0), $1)
      }
    }
  }
}

// MARK: - Spellings

/// The number of positions at which both readings of a sequence are tried, such as the `%25` in a
/// secret that contains `%`. Without a limit, the time would grow exponentially with their number.
private let maxForks = 8

extension UnsafeBufferPointer<UInt8> {
  /// Returns the end of the longest spelling of a secret that begins at a position; `nil` if none
  /// does.
  ///
  /// - Parameter minLength: The number of bytes of the secret that are a match without the others.
  /// - Complexity: O(*m*) in the length of the secret.
  fileprivate func end(of secret: Self, from place: Int, minLength: Int) -> Int? {
    end(of: secret, from: place, after: 0, minLength: minLength, forks: maxForks)
  }

  private func end(
    of secret: Self, from place: Int, after matched: Int, minLength: Int, forks: Int
  ) -> Int? {
    var (place, matched) = (place, matched)
    var end: Int?
    while matched < secret.count {
      // A beginning ends with a character, not with a part of its bytes.
      if matched >= minLength, secret[matched] & 0xC0 != 0x80 { end = place }
      guard place < count else { return end }
      let isLiteral = self[place] == secret[matched]
      let sequence = EscapeSequence(in: self, at: place).flatMap {
        $0.continues(secret, after: matched) ? $0 : nil
      }
      if isLiteral, let sequence, forks > 0 {
        let literal = self.end(
          of: secret, from: place + 1, after: matched + 1, minLength: minLength, forks: forks - 1)
        let escaped = self.end(
          of: secret, from: place + sequence.length, after: matched + sequence.count,
          minLength: minLength, forks: forks - 1)
        return longer(longer(literal, escaped), end)
      }
      guard isLiteral || sequence != nil else { return end }
      place += sequence?.length ?? 1
      matched += sequence?.count ?? 1
    }
    return place
  }

  private func longer(_ a: Int?, _ b: Int?) -> Int? {
    guard let a else { return b }
    return Swift.max(a, b ?? a)
  }
}

extension EscapeSequence {
  /// Returns whether the bytes of a secret after a position are those of the sequence.
  fileprivate func continues(_ secret: UnsafeBufferPointer<UInt8>, after matched: Int) -> Bool {
    guard matched + count <= secret.count else { return false }
    for index in 0..<count where self[index] != secret[matched + index] { return false }
    return true
  }
}
