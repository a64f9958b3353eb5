import Platen

extension String {
  /// The message of the argument parser without the option that it suggests, if no slip of the finger
  /// makes that of the unknown one: the parser suggests `--log` for `--foo`.
  var withoutFarSuggestion: String {
    replacing(/(Unknown option '-*([^']*)')\. Did you mean '-*([^']*)'\?/) { match in
      let (whole, problem, typed, suggested) = match.output
      return mostSimilar(to: String(typed), among: [String(suggested)]) == nil ? problem : whole
    }
  }
}
