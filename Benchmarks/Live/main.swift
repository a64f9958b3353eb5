// What whole updates cost at a terminal, as `Benchmarks/terminal` runs it.
//   live WORKLOAD COUNT UPDATES
// It adds a line to the file of BENCH_OUT, as the program in C does that it is compared with.

import Foundation

let arguments = CommandLine.arguments
/// The rows or sessions that a workload needs. A list of which all is shown would never scroll.
let least = ["w2": 18, "w3": 23, "sessions": 1]
guard arguments.count == 4, let count = Int(arguments[2]), count >= least[arguments[1], default: 0],
  let updates = Int(arguments[3]), updates > 0, let workload = Workload.named(arguments[1], count)
else {
  let usage = """
    live w1|w2|w3|w4|sessions|turns COUNT UPDATES
    COUNT is at least 18 for w2, 1 for sessions, 23 for w3 in a terminal of 24 lines, more in
    one of more; UPDATES is at least 1.

    """
  FileHandle.standardError.write(Data(usage.utf8))
  exit(2)
}

workload.run(200) {
  let start = Measurement()
  workload.run(updates) {
    start.report(arguments[1], of: count, updates: updates, memory: workload.memory)
    exit(0)
  }
}
RunLoop.main.run()
