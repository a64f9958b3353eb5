extension String {
  /// The cells that a terminal gives this text: the sum of its characters' cells.
  ///
  ///     "Straße".cells  // 6
  ///     "日本".cells  // 4
  ///
  /// - Complexity: O(*n*) in bytes; quickest in ASCII, and quick where no scalars combine.
  public var cells: Int { quickCells ?? characterCells }
}

extension Substring {
  /// The cells that a terminal gives this text: the sum of its characters' cells.
  ///
  /// - Complexity: O(*n*) in bytes; quickest in ASCII, and quick where no scalars combine.
  public var cells: Int { quickCells ?? characterCells }
}

extension StringProtocol {
  /// The cells of a text in which every scalar is a character; `nil` if that is not certain.
  ///
  /// Control characters may join (CR and LF do), so that a text with cells here is printable too.
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
  /// Whether it is a character of ASCII other than a control: it takes one cell, and joins nothing
  /// that stands before it.
  @inlinable package var isPrintableASCII: Bool { self &- 0x20 <= 0x5E }
}
