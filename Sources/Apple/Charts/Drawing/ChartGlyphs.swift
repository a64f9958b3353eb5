import PlatenLines

extension Glyphs {
  var isASCII: Bool { self == .ascii }

  /// Returns the character that fills the bars and the areas of a series.
  func fill(_ series: Int) -> Character {
    let fills = Array(isASCII ? "#=+*@" : "█▒▚▓▞")
    return fills[series % fills.count]
  }

  /// Returns the character for a number of eighths, from 1 to 7, of a horizontal bar.
  func barEnd(_ eighths: Int) -> Character { Array("▏▎▍▌▋▊▉")[eighths - 1] }

  /// Returns the character for a number of eighths, from 1 to 8, of a column.
  func column(_ eighths: Int) -> Character { Array("▁▂▃▄▅▆▇█")[eighths - 1] }

  /// Returns the character for the dots of a cell, from the bits of Braille patterns.
  func dots(_ bits: UInt8) -> Character {
    if isASCII {
      let (top, bottom) = (bits & 0b0001_1011 != 0, bits & 0b1110_0100 != 0)
      return top && bottom ? ":" : top ? "'" : "."
    }
    // All scalars from U+2800 to U+28FF are assigned.
    return Unicode.Scalar(0x2800 + UInt32(bits)).map(Character.init) ?? "."
  }
}
