import Foundation

/// The bytes of secrets, in memory that does not move.
///
/// A secret is found in its composed and its decomposed form, and in any mixture of its spellings:
/// each byte of the secret can appear as itself or in an escape sequence of a URL, JSON or HTML.
///
/// Searching allocates no memory, so that a signal handler can mask the message of a crash.
final class SecretPatterns: Sendable {
  // The memory is written in the initializer only, and freed with this object.
  nonisolated(unsafe) private let bytes: UnsafeMutableBufferPointer<UInt8>
  nonisolated(unsafe) private let patterns: UnsafeMutableBufferPointer<UnsafeBufferPointer<UInt8>>
  /// Whether a spelling of a secret can begin with each byte.
  nonisolated(unsafe) private let firstBytes: UnsafeMutablePointer<Bool>
  /// The secrets, by the indexes of their patterns.
  private let secrets: [String]

  init(_ texts: some Collection<String>) {
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
    firstBytes = .allocate(capacity: 256)
    firstBytes.initialize(repeating: false, count: 256)
    for introducer in "%+\\&".utf8 { firstBytes[Int(introducer)] = !spellings.isEmpty }
    var start = 0
    for (index, (_, spelling)) in spellings.enumerated() {
      let part = UnsafeMutableBufferPointer(rebasing: bytes[start..<(start + spelling.count)])
      _ = part.initialize(from: spelling)
      patterns.initializeElement(
        at: index, to: UnsafeBufferPointer(part))
      firstBytes[Int(spelling[0])] = true
      start += spelling.count
    }
  }

  deinit {
    bytes.deallocate()
    patterns.deallocate()
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
      if let end = text.end(of: patterns[index], from: place), end > found?.end ?? place {
        found = (end, index)
      }
    }
    return found
  }

  /// Returns the secret of a pattern.
  subscript(index: Int) -> String { secrets[index] }

  /// Returns whether all of a text is a spelling of the secret of a pattern.
  func matchesAll(of text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    !text.isEmpty && text.end(of: patterns[index], from: 0) == text.count
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
  /// - Complexity: O(*m*) in the length of the secret.
  fileprivate func end(of secret: Self, from place: Int) -> Int? {
    end(of: secret, from: place, after: 0, forks: maxForks)
  }

  private func end(of secret: Self, from place: Int, after matched: Int, forks: Int) -> Int? {
    var (place, matched) = (place, matched)
    while matched < secret.count {
      guard place < count else { return nil }
      let isLiteral = self[place] == secret[matched]
      let sequence = EscapeSequence(in: self, at: place).flatMap {
        $0.continues(secret, after: matched) ? $0 : nil
      }
      if isLiteral, let sequence, forks > 0 {
        let ends = (
          end(of: secret, from: place + 1, after: matched + 1, forks: forks - 1),
          end(
            of: secret, from: place + sequence.length, after: matched + sequence.count,
            forks: forks - 1)
        )
        return ends.0.map { Swift.max($0, ends.1 ?? 0) } ?? ends.1
      }
      guard isLiteral || sequence != nil else { return nil }
      place += sequence?.length ?? 1
      matched += sequence?.count ?? 1
    }
    return place
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
