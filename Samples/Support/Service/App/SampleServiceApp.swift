// A server for the sample service. Run it: swift run sample-service --port 8080 It shows the
// requests of screens that are started with --service http://127.0.0.1:8080.

import ArgumentParser
import Foundation
import SampleService
import SampleServiceServer

@main
struct SampleServiceApp: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sample-service",
    abstract: "Serve the sample data on 127.0.0.1 until interrupted.")

  @Option(help: ArgumentHelp("The port; 0 selects a free port.", valueName: "port"))
  var port: UInt16 = 8080

  func run() async throws {
    let interrupted = Interruption()
    let server = SampleServer(SampleService(), port: port)
    print(try await server.start())
    fflush(nil)
    await interrupted.wait()
    await server.stop()
  }
}
