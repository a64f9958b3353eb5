import ArgumentParser
import Foundation

/// The variables of the environment, in alphabetical order.
struct EnvironmentCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "environment")

  func run() {
    for (name, value) in ProcessInfo.processInfo.environment.sorted(by: { $0.key < $1.key }) {
      print(name, value)
    }
  }
}
