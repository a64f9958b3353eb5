/// The mask for the messages of a crash, which a signal handler can use.
///
/// The mask finds the spellings that ``SecretMask`` finds.
package enum CrashMask {
  private final class Secrets: Sendable {
    let complete: SecretPatterns
    /// The states of the text being typed. Their beginnings are masked, too.
    let typed: [SecretPatterns]

    init(complete: SecretPatterns, typed: [SecretPatterns]) {
      (self.complete, self.typed) = (complete, typed)
    }
  }

  /// The number of bytes that are masked at once.
  private static let window = 1 << 16
  /// The number of bytes after a part of text in which a secret can end that begins in the part.
  private static let overlap = 1 << 12
  private static let mark: StaticString = "•••"

  @MainActor private static var complete: Set<String> = []
  @MainActor private static var secrets = Secrets(complete: SecretPatterns([]), typed: [])
  @MainActor private static var earlier: Unmanaged<Secrets>?
  // The main thread replaces the reference in one store. A signal handler on another thread can
  // read the replaced object, which is therefore released only with the next replacement.
  nonisolated(unsafe) private static var current: Unmanaged<Secrets>?
  private static let memory = DecodingMemory(capacity: window)
  // Only the thread that crashes uses the memory after the first secret.
  nonisolated(unsafe) private static let hidden = UnsafeMutablePointer<Bool>
    .allocate(capacity: window)

  /// Masks secrets in the messages of future crashes.
  ///
  /// A complete secret is masked as long as the process lives, even if its session is closed.
  ///
  /// - Complexity: O(*n*) in the length of the text for text being typed.
  @MainActor
  package static func note(_ change: SecretChange) {
    switch change {
    case .complete(let texts):
      let count = complete.count
      complete.formUnion(texts.filter { $0.count >= SecretMask.minLength })
      if complete.count == count { return }
      use(Secrets(complete: SecretPatterns(complete), typed: secrets.typed))
    case .typed(let text):
      if let typed = typed(text) { use(Secrets(complete: secrets.complete, typed: typed)) }
    }
  }

  /// Returns the states of the text being typed after a change; `nil` if they are the same.
  @MainActor
  private static func typed(_ text: String) -> [SecretPatterns]? {
    let known = secrets.typed
    if text.isEmpty { return known.isEmpty ? nil : [] }
    if text.count < SecretMask.minLength { return nil }
    let last = known.last?[0]
    if last?.hasPrefix(text) == true { return nil }
    let kept = last.map(text.hasPrefix) == true ? known.dropLast() : known[...]
    return kept + [SecretPatterns([text], matchesBeginnings: true)]
  }

  @MainActor
  private static func use(_ new: Secrets) {
    secrets = new
    let replaced = current
    current = Unmanaged.passRetained(new)
    earlier?.release()
    earlier = replaced
    if replaced == nil { prepare() }
  }

  /// Masks text with all kinds of escape sequences, so that everything that is created on first use
  /// exists when a signal handler needs it.
  @MainActor
  private static func prepare() {
    let text = Array(#"%2541 \\u0041 \\uD83D\\uDE00 &amp;#65; &ouml; + text"#.utf8)
    let example = Secrets(
      complete: SecretPatterns(["A text"]),
      typed: [SecretPatterns(["text A"], matchesBeginnings: true)])
    text.withUnsafeBufferPointer { mask($0, example) { _ in } }
  }

  /// Passes text to a closure piece by piece, in which a mark replaces secrets.
  ///
  /// The method allocates no memory.
  package static func mask(
    _ text: UnsafeBufferPointer<UInt8>, write: (UnsafeRawBufferPointer) -> Void
  ) {
    guard let secrets = current?._withUnsafeGuaranteedRef({ $0 }) else {
      return write(UnsafeRawBufferPointer(text))
    }
    mask(text, secrets, write: write)
  }

  private static func mask(
    _ text: UnsafeBufferPointer<UInt8>, _ secrets: Secrets,
    write: (UnsafeRawBufferPointer) -> Void
  ) {
    var start = 0
    while start < text.count {
      let count = min(text.count - start, window)
      let part = UnsafeBufferPointer(rebasing: text[start..<(start + count)])
      hide(secrets, in: part)
      var end = start + count == text.count ? count : count - overlap
      while end < count, hidden[end - 1], hidden[end] { end += 1 }
      writeVisible(UnsafeBufferPointer(rebasing: part[..<end]), write: write)
      start += end
    }
  }

  private static func hide(_ secrets: Secrets, in text: UnsafeBufferPointer<UInt8>) {
    hidden.update(repeating: false, count: text.count)
    hide(secrets.complete, in: text)
    // The iterator of an array allocates memory in a debug build.
    for index in 0..<secrets.typed.count { hide(secrets.typed[index], in: text) }
  }

  private static func hide(_ patterns: SecretPatterns, in text: UnsafeBufferPointer<UInt8>) {
    patterns.search(text, in: memory) { range, _ in
      (hidden + range.lowerBound).update(repeating: true, count: range.count)
    }
  }

  private static func writeVisible(
    _ text: UnsafeBufferPointer<UInt8>, write: (UnsafeRawBufferPointer) -> Void
  ) {
    var start = 0
    while start < text.count {
      var end = start + 1
      while end < text.count, hidden[end] == hidden[start] { end += 1 }
      if hidden[start] {
        write(UnsafeRawBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount))
      } else {
        write(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: text[start..<end])))
      }
      start = end
    }
  }
}
