/// The memory for text that is decoded several times, one piece for each time.
///
/// A page of memory is used only when it is written.
///
/// The users of the memory take turns: a mask creates it for one search, and a signal handler uses that
/// of the process, which only the crashing thread does.
final class DecodingMemory: Sendable {
  /// The number of times that text is decoded, which bounds the time for hostile text.
  static let levels = 3
  /// The number of decoded bytes for which one place in the source is stored.
  static let interval = 256

  /// A place at which a byte or an escape sequence begins.
  struct Place {
    let decoded, source: Int
  }

  /// The maximum length of text.
  let capacity: Int
  // See above: only one thread at a time uses the memory, which is freed with this object.
  nonisolated(unsafe) private let bytes: UnsafeMutablePointer<UInt8>
  nonisolated(unsafe) private let places: UnsafeMutablePointer<Place>

  init(capacity: Int) {
    self.capacity = capacity
    bytes = .allocate(capacity: capacity * Self.levels)
    places = .allocate(capacity: (capacity / Self.interval + 1) * Self.levels)
  }

  deinit {
    bytes.deallocate()
    places.deallocate()
  }

  func bytes(level: Int) -> UnsafeMutablePointer<UInt8> { bytes + level * capacity }

  func places(level: Int) -> UnsafeMutablePointer<Place> {
    places + level * (capacity / Self.interval + 1)
  }
}
