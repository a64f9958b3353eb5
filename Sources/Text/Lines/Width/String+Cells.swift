extension String {
  /// The width of this string in a terminal, in cells: the total width of its characters.
  ///
  ///     "Straße".cells  // 6
  ///     "日本".cells  // 4
  ///
  /// - Complexity: O(*n*) in bytes; fastest for ASCII, and fast if no scalars combine.
  public var cells: Int { quickCells ?? characterCells }
}

extension Substring {
  /// The width of this substring in a terminal, in cells: the total width of its characters.
  ///
  /// - Complexity: O(*n*) in bytes; fastest for ASCII, and fast if no scalars combine.
  public var cells: Int { quickCells ?? characterCells }
}

extension StringProtocol {
  /// The width of text in which every scalar is a character, or `nil` if that is uncertain.
  ///
  /// Control characters such as CR and LF count as scalars that may join, so text for which this
  /// value is not `nil` is also printable.
  var quickCells: Int? { asciiCells ?? scalarCells }

  private var asciiCells: Int? {
    let count: Int?? = utf8.withContiguousStorageIfAvailable { bytes in
      var strangers = false
      for byte in bytes {
        strangers = !byte.isPrintableASCII || strangers
      }
      return strangers ? nil : bytes.count
    }
    return count ?? nil
  }

  private var scalarCells: Int? {
    var sum = 0
    for scalar in unicodeScalars {
      let trait = scalar.cellTrait
      if trait.mayJoin { return nil }
      sum += trait.cells
    }
    return sum
  }

  fileprivate var characterCells: Int {
    reduce(0) { $0 + $1.cells }
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII character other than a control character.
  ///
  /// Such a character is one cell wide and never joins preceding text.
  @inlinable package var isPrintableASCII: Bool { self &- 0x20 <= 0x5E }
}
