import Foundation

/// The environment variables with which a program finds other programs, libraries and its coverage
/// file.
private let inherited: Set = [
  "PATH", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH", "LLVM_PROFILE_FILE",
]

extension [String: String] {
  /// Returns the variables of the tests that a program needs to run.
  ///
  /// No other variable reaches the program, so that it behaves the same on every machine.
  ///
  /// - Parameter names: The names of further variables.
  package static func ofTests(and names: Set<String> = []) -> Self {
    let names = inherited.union(names)
    return ProcessInfo.processInfo.environment.filter { names.contains($0.key) }
  }
}
