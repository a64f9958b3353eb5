extension [String: String] {
  /// Whether the locale in these environment variables uses UTF-8.
  ///
  /// The locale is the first nonempty value of `LC_ALL`, `LC_CTYPE`, and `LANG`. If none is set,
  /// the value is `true`.
  package var namesUTF8: Bool {
    let locales = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { self[$0] }
    guard let locale = locales.first(where: { !$0.isEmpty }) else { return true }
    return locale.lowercased().replacing("-", with: "").contains("utf8")
  }
}
