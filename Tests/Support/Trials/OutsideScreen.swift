import Foundation
import Platen

/// A screen that waits for a thread or for a server, which do not use the session clock.
struct OutsideScreen: View {
  /// The URL of the server.
  private static let server = ProcessInfo.processInfo.environment["TRIALS_SERVER"] ?? ""

  @State private var reads = false
  @State private var asks = false
  @State private var answer = "none"

  var body: some View {
    Text("answer: \(answer)")
    Button("read") { reads = true }
    if reads { Text("reading").task(name: "reader") { answer = await Self.neverRead() } }
    Button("ask") { asks = true }
    if asks { Text("asking").task { answer = await Self.asked() } }
  }

  /// Waits for a thread that never answers.
  private static func neverRead() async -> String {
    await withUnsafeContinuation { (_: UnsafeContinuation<String, Never>) in }
  }

  /// Returns the response of the server, or the description of an error.
  private static func asked() async -> String {
    guard let url = URL(string: "\(server)/users/ada") else { return "no server" }
    do {
      return String(decoding: try await URLSession.shared.data(from: url).0, as: UTF8.self)
    } catch {
      return error.localizedDescription
    }
  }
}
