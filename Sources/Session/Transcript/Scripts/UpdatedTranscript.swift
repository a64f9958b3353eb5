import PlatenSession

/// A transcript with updated output, in which the inputs remain unchanged.
package struct UpdatedTranscript {
  package enum Line {
    /// The line at this index of the script, without modification.
    case kept(Int)
    case written(String)
  }

  package let lines: [Line]

  /// Creates an updated transcript.
  ///
  /// - Parameter refused: The steps whose expected output remains unchanged.
  package init(_ scriptRun: ScriptRun, of script: Script, refusing refused: Set<Int> = []) {
    lines = script.steps.indices.flatMap { step in
      let places = script.places(of: step)
      if refused.contains(step) { return places.map(Line.kept) }
      let output = scriptRun.output(of: step)
      guard case .input = script.steps[step] else { return output.map(Line.written) }
      return [.kept(places.lowerBound)] + output.dropFirst().map(Line.written)
    }
  }
}
