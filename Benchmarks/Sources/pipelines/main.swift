// Compares PlatenCombine with OpenCombine: the processor time per value, by pipeline. Exits with 1 if
// a ratio exceeds its limit.
//
//     pipelines [NAME ...]

import Foundation
import OpenCombinePipelines
import PlatenCombinePipelines

/// The maximum ratios of PlatenCombine's time to OpenCombine's; 1 for pipelines not listed.
let limits = [
  "subject, sink": 0.6,
  "map, filter, removeDuplicates": 0.4,
  "@Published, 1 subscriber": 0.5,
  "@Published, 100 subscribers": 0.15,
  "zip": 0.4,
]

/// Returns the processor time per value in nanoseconds, measured for at least 10 ms.
func time(_ run: Run) -> Double {
  let (start, values) = (clock(), 1_000)
  var (elapsed, count) = (0, 0)
  repeat {
    run(values)
    count += values
    elapsed = clock() - start
  } while elapsed < CLOCKS_PER_SEC / 100
  return Double(elapsed) / Double(CLOCKS_PER_SEC) * 1e9 / Double(count)
}

/// Returns the median times of two runs, which alternate so that both meet the same conditions.
func medians(_ first: Run, _ second: Run) -> (Double, Double) {
  let rounds = (0..<31).map { _ in (time(first), time(second)) }
  func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }
  return (median(rounds.map(\.0)), median(rounds.map(\.1)))
}

func printRow(_ name: String, _ columns: [String]) {
  let cells = columns.map { String(repeating: " ", count: max(0, 14 - $0.count)) + $0 }
  print(name.padding(toLength: 32, withPad: " ", startingAt: 0) + cells.joined())
}

/// Prints a row of the table.
///
/// - Returns: Whether the ratio is within its limit.
func compare(_ name: String, _ ours: Run, _ theirs: Run) -> Bool {
  let times = medians(ours, theirs)
  let (ratio, limit) = (times.0 / times.1, limits[name, default: 1])
  let figures = [("%.1f", times.0), ("%.1f", times.1), ("%.2f", ratio), ("%.2f", limit)]
  printRow(name, figures.map { String(format: $0, $1) })
  return ratio <= limit
}

let names = CommandLine.arguments.dropFirst()
var slow: [String] = []
printRow("ns per value", ["PlatenCombine", "OpenCombine", "ratio", "limit"])
for (ours, theirs) in zip(PlatenCombinePipelines.pipelines(), OpenCombinePipelines.pipelines())
where names.isEmpty || names.contains(ours.key) {
  if !compare(ours.key, ours.value, theirs.value) { slow.append(ours.key) }
}
if !slow.isEmpty {
  print("The ratio exceeds its limit: \(slow.joined(separator: "; "))")
  exit(1)
}
