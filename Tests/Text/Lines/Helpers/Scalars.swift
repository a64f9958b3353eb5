extension Unicode.Scalar {
  /// Every Unicode scalar.
  static let all = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init)

  /// The scalars assigned in Unicode 15.0, the version of the table.
  static let tabulated = all.filter { scalar in
    guard let age = scalar.properties.age else { return false }
    return (age.major, age.minor) <= (15, 0)
  }
}
