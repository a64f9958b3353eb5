/// A press of the left button, or a step of the wheel.
///
/// A terminal reports both in the encoding that mode 1006 selects: `CSI < button ; column ; row M`.
package struct MouseEvent: Equatable {
  package enum Kind: Equatable {
    case press
    case wheelUp, wheelDown
    /// A release, a movement, another button, or a press with a modifier, which have no effect.
    case other
  }

  package let kind: Kind
  /// The row and the column on the terminal, counted from 0.
  package let place: PaintedFrame.Place

  /// Creates the event that a key reports, or returns `nil` if the key does not come from a mouse.
  package init?(_ key: Key) {
    guard case .bytes(let bytes) = key, bytes.starts(with: [0x1B, 0x5B, 0x3C]),
      let final = bytes.last, [UInt8(ascii: "M"), UInt8(ascii: "m")].contains(final)
    else { return nil }
    let numbers = String(decoding: bytes.dropFirst(3).dropLast(), as: UTF8.self)
      .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard numbers.count == 3 else { return nil }
    kind = Self.kind(of: numbers[0], isPress: final == UInt8(ascii: "M"))
    place = PaintedFrame.Place(row: max(numbers[2] - 1, 0), column: max(numbers[1] - 1, 0))
  }

  private static func kind(of button: Int, isPress: Bool) -> Kind {
    switch (button, isPress) {
    case (0, true): .press
    case (64, true): .wheelUp
    case (65, true): .wheelDown
    default: .other
    }
  }
}

extension Key {
  /// The row of the cursor, counted from 0, if the key is a terminal's report of the position.
  ///
  /// F3 with a modifier can have the same form, so a key is a report only if one is expected.
  var reportedRow: Int? {
    guard case .bytes(let bytes) = self, bytes.starts(with: [0x1B, 0x5B]),
      bytes.last == UInt8(ascii: "R")
    else { return nil }
    let numbers = String(decoding: bytes.dropFirst(2).dropLast(), as: UTF8.self)
      .split(separator: ";").map { Int($0) }
    guard numbers.count == 2, let row = numbers[0] else { return nil }
    return max(row - 1, 0)
  }
}
