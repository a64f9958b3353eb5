import Platen

extension String {
  /// The argument parser's message, with a suggestion only if a typing error is likely.
  ///
  /// Without this filter, the parser suggests `--log` for `--foo`.
  var withoutFarSuggestion: String {
    replacing(/(Unknown option '-*([^']*)')\. Did you mean '-*([^']*)'\?/) { match in
      let (whole, problem, typed, suggested) = match.output
      return mostSimilar(to: String(typed), among: [String(suggested)]) == nil ? problem : whole
    }
  }
}
