extension Substring.UnicodeScalarView {
  /// The flag of a region, spelled in tags after a black flag, that these scalars begin with.
  ///
  /// The form is that of Unicode's report on emoji: three to six tag letters or digits, then the
  /// tag that ends it.
  var flagOfTags: Substring.UnicodeScalarView? {
    guard first == "\u{1F3F4}" else { return nil }
    let spelling = dropFirst().prefix { $0.isTagLetterOrDigit }
    guard (3...6).contains(spelling.count), self[spelling.endIndex...].first == "\u{E007F}"
    else { return nil }
    return self[...spelling.endIndex]
  }

  /// The scalars before the first that needs a stand-in; tags that spell a flag need none.
  var printablePrefix: Substring.UnicodeScalarView {
    let plain = prefix { $0.standIn == nil }
    guard !plain.isEmpty, let flag = self[index(before: plain.endIndex)...].flagOfTags
    else { return plain }
    return self[..<flag.endIndex]
  }
}

extension Unicode.Scalar {
  fileprivate var isTagLetterOrDigit: Bool {
    ("\u{E0030}"..."\u{E0039}").contains(self) || ("\u{E0061}"..."\u{E007A}").contains(self)
  }
}
