// Measures the cost of complete updates at a terminal; `Benchmarks/terminal` runs it.
//   live WORKLOAD COUNT UPDATES
// It appends a line to the file in BENCH_OUT, as the C program does to which it is compared.

import Foundation

let arguments = CommandLine.arguments
/// The minimum number of rows or sessions of each workload. A list that is fully visible never
/// scrolls.
let least = ["w2": 18, "w3": 23, "w5": 23, "w5-scrolling": 23, "sessions": 1]
guard arguments.count == 4, let count = Int(arguments[2]), count >= least[arguments[1], default: 0],
  let updates = Int(arguments[3]), updates > 0, let workload = Workload.named(arguments[1], count)
else {
  let usage = """
    live w1|w2|w3|w4|w5|w5-scrolling|sessions|turns COUNT UPDATES
    COUNT is at least 18 for w2, 1 for sessions, 23 for w3 and w5 in a terminal of 24 lines, more in
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
