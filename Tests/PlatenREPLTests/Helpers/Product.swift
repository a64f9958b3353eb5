import Foundation

/// A program of this package, built beside the tests.
enum Product: String {
  case gallery, form
  case trials = "PlatenTrials"

  var path: String {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appending(path: rawValue).path
  }

  /// The program as it is started by a shell: `"$0" "$@"` is the program with its arguments.
  func process(_ arguments: [String], shell: String = #"exec "$0" "$@""#) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", shell, path] + arguments
    return process
  }
}
