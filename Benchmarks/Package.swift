// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "PlatenBenchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "Platen", path: ".."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    // What is measured.
    .target(name: "Workloads", dependencies: [.product(name: "Platen", package: "Platen")]),

    // By the clock, each workload many times.
    .executableTarget(
      name: "Measures",
      dependencies: ["Workloads", .product(name: "Benchmark", package: "benchmark")],
      path: "Measures",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),

    // One workload alone, for callgrind and perf.
    .executableTarget(name: "profile", dependencies: ["Workloads"]),
  ],
  swiftLanguageModes: [.v6]
)
