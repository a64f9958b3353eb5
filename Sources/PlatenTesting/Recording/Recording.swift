/// A transcript as it is to be written down: what was typed stays, what happened is new.
struct Recording {
  enum Line {
    /// The input that stood in the script at this line, letter by letter.
    case kept(Int)
    case written(String)
  }

  let lines: [Line]

  init(_ playback: Playback, of script: Script) {
    var inputs = script.inputs[...]
    var lines: [Line] = []
    for (index, step) in script.steps.enumerated() {
      var output = playback.output.indices.contains(index) ? playback.output[index][...] : []
      if case .input = step {
        inputs.popFirst().map { lines.append(.kept($0)) }
        output = output.dropFirst()
      }
      lines += output.map(Line.written)
    }
    self.lines = lines
  }
}
