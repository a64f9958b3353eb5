// What whole updates cost at a terminal, as `Benchmarks/terminal` runs it.
//   live WORKLOAD COUNT UPDATES
// It adds a line to the file of BENCH_OUT, as the program in C does that it is compared with.

import Foundation

let arguments = CommandLine.arguments
guard arguments.count == 4, let count = Int(arguments[2]), let updates = Int(arguments[3]),
  let workload = Workload.named(arguments[1], count)
else {
  fatalError("live w1|w2|w3|w4|sessions|turns COUNT UPDATES")
}

workload.run(200) {
  let start = Measurement()
  workload.run(updates) {
    start.report(arguments[1], of: count, updates: updates, memory: workload.memory)
    exit(0)
  }
}
RunLoop.main.run()
