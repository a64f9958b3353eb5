/// What a scalar adds to the width of the cluster it is in.
struct ScalarWidth: Equatable {
  /// Bits 0 and 1: the cells, or 3 for one cell that VS16 makes two. Bit 2: whether it may join.
  var bits: UInt8

  /// The cells it takes by itself: 0, 1 or 2.
  var cells: Int { bits & 3 == 3 ? 1 : Int(bits & 3) }

  /// Whether VS16 turns it into an emoji of two cells: © and ❤, but also 1 and #.
  var isEmojiBase: Bool { bits & 3 == 3 }

  /// Whether it may share a cluster with a scalar that may not.
  ///
  /// Where none of a text's scalars may join, each is a cluster, and its width is their sum.
  var mayJoin: Bool { bits & 4 != 0 }
}

extension Unicode.Scalar {
  /// What this scalar adds to the width of the cluster it is in.
  ///
  /// - Complexity: O(1), three reads of static memory.
  var cellTrait: ScalarWidth {
    value < 0x20000 ? tabulatedTrait : highTrait
  }

  /// The cells of the character that this scalar makes wherever it stands; `nil` where it may share
  /// one with others, has no cells, or terminals disagree on them.
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

  /// Ideographs, then tags and variation selectors, then private use; the rest is unassigned.
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
  /// The six bits that a character of `WidthTable` stands for.
  fileprivate func sextet(_ position: Int) -> Int {
    Int(utf8Start[position] &- 0x30)
  }
}
