/// Something that a person did at a terminal, whole.
enum Key: Sendable, Equatable {
  /// The bytes of one key: a character, a control, or an escape sequence from its first byte to its
  /// last.
  case bytes([UInt8])
  /// The Escape key by itself.
  case escape
  /// A text that was pasted, without the marks around it.
  case paste(String)

  static let enter = Key.bytes([0x0D])
}
