/// The mask for the messages of a crash, which a signal handler can use.
package enum CrashMask {
  @MainActor private static var secrets: Set<String> = []
  @MainActor private static var earlier: Unmanaged<SecretPatterns>?
  // The main thread replaces the reference in one store. A signal handler on another thread can
  // read the replaced object, which is therefore released only with the next replacement.
  nonisolated(unsafe) private static var current: Unmanaged<SecretPatterns>?
  private static let mark: StaticString = "•••"

  /// Adds secrets, which the messages of future crashes do not contain.
  @MainActor
  package static func add(_ texts: Set<String>) {
    let count = secrets.count
    secrets.formUnion(texts.filter { $0.count >= SecretMask.minLength })
    if secrets.count == count { return }
    let replaced = current
    current = Unmanaged.passRetained(SecretPatterns(secrets))
    earlier?.release()
    earlier = replaced
  }

  /// Passes text to a closure piece by piece, in which a mark replaces each secret.
  ///
  /// The method allocates no memory.
  package static func mask(
    _ text: UnsafeBufferPointer<UInt8>, write: (UnsafeRawBufferPointer) -> Void
  ) {
    guard let patterns = current?._withUnsafeGuaranteedRef({ $0 }) else {
      return write(UnsafeRawBufferPointer(text))
    }
    var hiddenEnd = 0
    for place in text.indices {
      guard let end = patterns.longest(in: text, from: place)?.end else { continue }
      if place >= hiddenEnd {
        write(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[hiddenEnd..<place]))
        write(UnsafeRawBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount))
      }
      hiddenEnd = max(hiddenEnd, end)
    }
    write(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[hiddenEnd...]))
  }
}
