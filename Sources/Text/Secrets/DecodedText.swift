/// Text in which each escape sequence of one encoding is replaced with the bytes that it represents.
///
/// The decoded text of `%2526` or `\\u0026` contains a further escape sequence.
///
/// The text is in memory of its user, so that a signal handler can decode the message of a crash. Apart
/// from the bytes, only every 256th place in the source is stored; the source is decoded again between
/// them.
struct DecodedText {
  /// The encodings of escape sequences.
  static let forms: [SecretMask.Form] = [.url, .json, .html]

  /// The decoded bytes, which are valid until the memory is used again at the same level.
  let bytes: UnsafeBufferPointer<UInt8>
  private let source: UnsafeBufferPointer<UInt8>
  private let form: SecretMask.Form
  private let places: UnsafeBufferPointer<DecodingMemory.Place>

  /// Decodes text; returns `nil` if the text contains no escape sequence of the encoding.
  ///
  /// A plus sign is unchanged, because it represents a space only in some URLs.
  init?(
    _ source: UnsafeBufferPointer<UInt8>, _ form: SecretMask.Form, in memory: DecodingMemory,
    level: Int = 0
  ) {
    guard Self.contains(form, source) else { return nil }
    let (bytes, places) = (memory.bytes(level: level), memory.places(level: level))
    var (place, count, placeCount) = (0, 0, 0)
    while place < source.count {
      if count >= placeCount * DecodingMemory.interval {
        places[placeCount] = DecodingMemory.Place(decoded: count, source: place)
        placeCount += 1
      }
      if let sequence = Self.sequence(of: form, in: source, at: place) {
        for index in 0..<sequence.count { bytes[count + index] = sequence[index] }
        count += sequence.count
        place += sequence.length
      } else {
        bytes[count] = source[place]
        count += 1
        place += 1
      }
    }
    (self.source, self.form) = (source, form)
    self.bytes = UnsafeBufferPointer(start: bytes, count: count)
    self.places = UnsafeBufferPointer(start: places, count: placeCount)
  }

  private static func contains(
    _ form: SecretMask.Form, _ source: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    for place in 0..<source.count where sequence(of: form, in: source, at: place) != nil {
      return true
    }
    return false
  }

  private static func sequence(
    of form: SecretMask.Form, in source: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> EscapeSequence? {
    guard let sequence = EscapeSequence(in: source, at: place), sequence.form == form,
      sequence.length > 1
    else { return nil }
    return sequence
  }

  /// Returns the range in the source from which a range of this text comes.
  func origin(of range: Range<Int>) -> Range<Int> {
    origin(of: range.lowerBound).lowerBound..<origin(of: range.upperBound - 1).upperBound
  }

  private func origin(of index: Int) -> Range<Int> {
    var known = min(index / DecodingMemory.interval, places.count - 1)
    if places[known].decoded > index { known -= 1 }
    var (decoded, place) = (places[known].decoded, places[known].source)
    while true {
      let sequence = Self.sequence(of: form, in: source, at: place)
      let length = sequence?.length ?? 1
      decoded += sequence?.count ?? 1
      if index < decoded { return place..<(place + length) }
      place += length
    }
  }
}
