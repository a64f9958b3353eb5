import PlatenReactive
import Testing

/// Plays a table of marbles, one row for each upstream, and compares the `CombineLatest` of
/// them with the last row.
///
/// Columns are moments: `.` nothing, `|` finishes, `#` fails, anything else a value. An output is
/// its values joined, several outputs at one moment are joined by commas.
///
///     expectMarbles(
///       """
///       a   1   .   2   |
///       b   .   x   .   |
///       =   .   1x  2x  |
///       """)
func expectMarbles(_ table: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let rows = table.split(separator: "\n").map {
    $0.split(separator: " ").dropFirst().map(String.init)
  }
  let inputs = rows.dropLast()
  let subjects = inputs.map { _ in PassthroughSubject<String, Oops>() }
  let subscriber = TrackingSubscriber<String, Oops>()
  combined(subjects).map { $0.joined() }.subscribe(subscriber)

  var outputs: [String] = []
  for moment in inputs[0].indices {
    let before = subscriber.history.count
    for (subject, row) in zip(subjects, inputs) { play(row[moment], on: subject) }
    let signals = subscriber.history[before...].map(marble)
    outputs.append(signals.isEmpty ? "." : signals.joined(separator: ","))
  }
  #expect(outputs == rows.last, sourceLocation: sourceLocation)
}

private func play(_ marble: String, on subject: PassthroughSubject<String, Oops>) {
  switch marble {
  case ".": break
  case "|": subject.send(completion: .finished)
  case "#": subject.send(completion: .failure(.oops))
  default: subject.send(marble)
  }
}

private func marble(of signal: String) -> String {
  switch signal {
  case "finished": "|"
  case "failed oops": "#"
  default: signal
  }
}
