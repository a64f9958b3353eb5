import PlatenSession

/// A transcript as it is to be written down: what was typed stays, what happened is new.
package struct UpdatedTranscript {
  package enum Line {
    /// What stood in the script at this line, letter by letter.
    case kept(Int)
    case written(String)
  }

  package let lines: [Line]

  /// - Parameter refused: Steps that stay as the script has them, whatever happened.
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
