/// The contribution of a scalar to the width of its cluster.
struct ScalarWidth: Equatable {
  /// The packed traits. Bits 0 and 1 hold the width; a value of 3 means a width of 1 that VS16
  /// changes to 2. Bit 2 is set if the scalar may join others.
  var bits: UInt8

  /// The width of the scalar if it forms a cluster alone: 0, 1, or 2 cells.
  var cells: Int { bits & 3 == 3 ? 1 : Int(bits & 3) }

  /// Whether VS16 turns the scalar into an emoji of two cells. Such scalars include © and ❤, but
  /// also 1 and #.
  var isEmojiBase: Bool { bits & 3 == 3 }

  /// Whether the scalar may share a cluster with other scalars.
  ///
  /// If no scalar in a string may join others, each scalar is a cluster, and the width of the
  /// string is the sum of the widths of its scalars.
  var mayJoin: Bool { bits & 4 != 0 }
}

extension Unicode.Scalar {
  /// The contribution of this scalar to the width of its cluster.
  ///
  /// - Complexity: O(1), with three reads of static memory.
  var cellTrait: ScalarWidth {
    value < 0x20000 ? tabulatedTrait : highTrait
  }

  /// The width of the character that this scalar forms, if that width does not depend on context.
  ///
  /// The value is `nil` if the scalar may share a character with others, has no width, or has a
  /// width on which terminals disagree.
  package var certainCells: Int? {
    let trait = cellTrait
    return trait.mayJoin || trait.cells == 0 || self == "\u{AD}" ? nil : trait.cells
  }

  private var tabulatedTrait: ScalarWidth {
    let number = WidthTable.numbers.sextet(Int(value >> 6) * 2) << 6
    let page = number | WidthTable.numbers.sextet(Int(value >> 6) * 2 + 1)
    let pair = WidthTable.pages.sextet(page * 32 + Int(value & 63) / 2)
    return ScalarWidth(bits: UInt8(value & 1 == 0 ? pair & 7 : pair >> 3))
  }

  /// The traits of a scalar at or above U+20000: an ideograph, a tag or variation selector, a
  /// private-use scalar, or an unassigned scalar.
  private var highTrait: ScalarWidth {
    switch value >> 16 {
    case 2, 3: ScalarWidth(bits: 2)
    case 14: ScalarWidth(bits: 4)
    case 15, 16: ScalarWidth(bits: 1)
    default: ScalarWidth(bits: 5)
    }
  }
}

extension StaticString {
  /// Returns the six bits that a character of `WidthTable` encodes.
  fileprivate func sextet(_ position: Int) -> Int {
    Int(utf8Start[position] &- 0x30)
  }
}
