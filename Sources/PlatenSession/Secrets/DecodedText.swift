/// Text in which each escape sequence of one encoding is replaced with the bytes that it represents.
///
/// The decoded text of `%2526` or `\\u0026` contains a further escape sequence.
struct DecodedText {
  /// The encodings of escape sequences.
  private static let forms: [SecretMask.Form] = [.url, .json, .html]

  let bytes: [UInt8]
  /// The range in the original text from which each byte comes.
  private let origins: [Range<Int>]

  /// Decodes text; returns `nil` if the text contains no escape sequence of the encoding.
  ///
  /// A plus sign is unchanged, because it represents a space only in some URLs.
  private init?(_ text: UnsafeBufferPointer<UInt8>, _ form: SecretMask.Form) {
    var (bytes, origins) = ([UInt8](), [Range<Int>]())
    bytes.reserveCapacity(text.count)
    origins.reserveCapacity(text.count)
    var place = 0
    while place < text.count {
      if let sequence = EscapeSequence(in: text, at: place), sequence.form == form,
        sequence.length > 1
      {
        for index in 0..<sequence.count {
          bytes.append(sequence[index])
          origins.append(place..<(place + sequence.length))
        }
        place += sequence.length
      } else {
        bytes.append(text[place])
        origins.append(place..<(place + 1))
        place += 1
      }
    }
    if bytes.count == text.count { return nil }
    (self.bytes, self.origins) = (bytes, origins)
  }

  /// Returns text decoded from each of the encodings that it contains.
  static func all(of text: UnsafeBufferPointer<UInt8>) -> [(form: SecretMask.Form, text: Self)] {
    forms.compactMap { form in Self(text, form).map { (form, $0) } }
  }

  /// Returns the decoded text, decoded again from each of the encodings that it contains.
  func decoded() -> [DecodedText] {
    bytes.withUnsafeBufferPointer { DecodedText.all(of: $0) }.map { _, inner in
      DecodedText(bytes: inner.bytes, origins: inner.origins.map(origin))
    }
  }

  private init(bytes: [UInt8], origins: [Range<Int>]) {
    (self.bytes, self.origins) = (bytes, origins)
  }

  /// Returns the range in the original text from which a range of this text comes.
  func origin(of range: Range<Int>) -> Range<Int> {
    origins[range.lowerBound].lowerBound..<origins[range.upperBound - 1].upperBound
  }
}
