// What whole updates cost at a terminal, as `Benchmarks/terminal` runs it.
//   live WORKLOAD ROWS UPDATES
// It adds a line to the file of BENCH_OUT, as the program in C does that it is compared with.

import Foundation

let arguments = CommandLine.arguments
guard arguments.count == 4, let rows = Int(arguments[2]), let updates = Int(arguments[3]),
  let screen = LiveScreen.named(arguments[1], rows: rows)
else {
  fatalError("live w1|w2|w3|w4 ROWS UPDATES")
}

screen.run(200) {
  let start = Measurement()
  screen.run(updates) {
    start.report(arguments[1], rows: rows, updates: updates)
    exit(0)
  }
}
RunLoop.main.run()
