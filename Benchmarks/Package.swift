// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "PlatenBenchmarks",
  dependencies: [
    .package(name: "Platen", path: ".."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    // The measured workloads.
    .target(name: "Workloads", dependencies: [.product(name: "Platen", package: "Platen")]),

    // Measures the time of each workload over many runs.
    .executableTarget(
      name: "Measures",
      dependencies: ["Workloads", .product(name: "Benchmark", package: "benchmark")],
      path: "Measures",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),

    // Runs a single workload under callgrind or perf.
    .executableTarget(name: "profile", dependencies: ["Workloads"]),

    // Compares PlatenCombine with OpenCombine: the same source is compiled against each.
    .target(
      name: "PlatenCombinePipelines",
      dependencies: [.product(name: "PlatenCombine", package: "Platen")]),
    .target(
      name: "OpenCombinePipelines",
      dependencies: ["OpenCombine", .product(name: "OpenCombineDispatch", package: "OpenCombine")],
      swiftSettings: [.define("OPENCOMBINE")]),
    .executableTarget(
      name: "pipelines", dependencies: ["PlatenCombinePipelines", "OpenCombinePipelines"]),
  ],
  swiftLanguageModes: [.v6]
)
