// Runs a workload repeatedly: profile NAME COUNT. Without arguments, it lists the workloads.

import Foundation
import Workloads

let arguments = CommandLine.arguments.dropFirst()
if let name = arguments.first, let workload = Workload.all.first(where: { $0.name == name }) {
  let count = arguments.dropFirst().first.flatMap { Int($0) } ?? 1
  Task { @MainActor in
    await workload.prepare()(count)
    exit(0)
  }
  RunLoop.main.run()
} else {
  for workload in Workload.all { print(workload.name) }
}
