import PlatenLines
import Testing

/// Expects the invariants of every line.
func expectSound(_ line: Line, sourceLocation: SourceLocation = #_sourceLocation) {
  let scalars = line.text.unicodeScalars.map { String($0.value, radix: 16) }
  #expect(line.width == line.text.cells, "\(scalars)", sourceLocation: sourceLocation)
  let runs = Array(line.runs)
  #expect(runs.map(\.text).joined() == line.text, "\(scalars)", sourceLocation: sourceLocation)
  #expect(!runs.contains { $0.text.isEmpty }, "\(scalars)", sourceLocation: sourceLocation)
  let neighbors = zip(runs, runs.dropFirst())
  #expect(
    !neighbors.contains { $0.style == $1.style }, "\(scalars)", sourceLocation: sourceLocation)
  #expect(
    runs.flatMap { Array($0.text) } == Array(line.text), "a run splits a cluster: \(scalars)",
    sourceLocation: sourceLocation)
}
