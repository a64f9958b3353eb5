import Benchmark
import Workloads

let benchmarks: @Sendable () -> Void = {
  for workload in Workload.all {
    Benchmark(
      workload.name,
      configuration: .init(
        metrics: [.wallClock], timeUnits: .nanoseconds,
        scalingFactor: workload.isSlow ? .one : .kilo, maxDuration: .seconds(2),
        maxIterations: 100_000)
    ) { (benchmark: Benchmark, run: @escaping Workload.Run) async in
      await run(benchmark.scaledIterations.count)
    } setup: {
      let run = await workload.prepare()
      await run(100)
      return run
    }
  }
}
