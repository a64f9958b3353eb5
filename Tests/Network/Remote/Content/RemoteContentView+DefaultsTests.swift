import Foundation
import Platen
import PlatenTesting
import Testing

/// Tests of a content view in each state, with every combination of its view builders.
@MainActor
@Suite struct RemoteContentViewDefaultsTests {
  /// Content whose state a test sets.
  private final class Switch: RemoteContent {
    @Published var loadingState = RemoteContentLoadingState<Int>.initial

    func load() {}
    func cancel() { loadingState = .initial }
  }

  private struct Oops: LocalizedError {
    var errorDescription: String? { "Oops" }
  }

  private static let states: [RemoteContentLoadingState<Int>] = [
    .initial, .inProgress(RemoteProgress(received: 1, expected: 4)), .failure(Oops()), .success(42),
  ]

  /// Returns the rendered view for each state.
  private func shown(_ view: (Switch) -> some View) -> [String] {
    let content = Switch()
    let session = Session(view(content), time: .virtual)
    defer { session.close() }
    return Self.states.map { state in
      content.loadingState = state
      _ = session.controls
      return session.frame.lines.map(\.text).joined(separator: " | ")
    }
  }

  private let empty = { Text("none") }
  private let inProgress = { (progress: RemoteProgress?) in
    Text("\(progress?.fraction ?? 0)")
  }
  private let failure = { (error: any Error, retry: @escaping @MainActor () -> Void) in
    Button("Again", action: retry)
  }
  private let content = { (number: Int) in Text("\(number)") }

  @Test func omittedBuildersHaveDefaults() {
    #expect(
      shown { RemoteContentView(remoteContent: $0, content: content) }
        == ["", "in progress…", "Oops", "42"])
  }

  @Test func oneBuilderCanBeSpecified() {
    #expect(
      shown { RemoteContentView(remoteContent: $0, empty: empty, content: content) }
        == ["none", "in progress…", "Oops", "42"])
    #expect(
      shown { RemoteContentView(remoteContent: $0, inProgress: inProgress, content: content) }
        == ["", "0.25", "Oops", "42"])
    #expect(
      shown { RemoteContentView(remoteContent: $0, failure: failure, content: content) }
        == ["", "in progress…", "( Again )", "42"])
  }

  @Test func twoBuildersCanBeSpecified() {
    #expect(
      shown {
        RemoteContentView(
          remoteContent: $0, empty: empty, inProgress: inProgress, content: content)
      } == ["none", "0.25", "Oops", "42"])
    #expect(
      shown {
        RemoteContentView(remoteContent: $0, empty: empty, failure: failure, content: content)
      } == ["none", "in progress…", "( Again )", "42"])
    #expect(
      shown {
        RemoteContentView(
          remoteContent: $0, inProgress: inProgress, failure: failure, content: content)
      } == ["", "0.25", "( Again )", "42"])
  }

  @Test func allBuildersCanBeSpecified() {
    #expect(
      shown {
        RemoteContentView(
          remoteContent: $0, empty: empty, inProgress: inProgress, failure: failure,
          content: content)
      } == ["none", "0.25", "( Again )", "42"])
  }

  @Test func theViewObservesACustomContentObject() {
    let holder = Holder()
    let session = Session(HolderScreen(holder: holder), time: .virtual)
    let first = holder.content
    first.loadingState = .success(1)
    _ = session.controls
    #expect(session.frame.lines.map(\.text) == ["1"])
    holder.content = Switch()
    holder.content.loadingState = .success(2)
    _ = session.controls
    #expect(session.frame.lines.map(\.text) == ["2"])
    #expect(first.loadingState.text == "initial")
    session.close()
  }

  @MainActor
  private final class Holder: ObservableObject {
    @Published var content = Switch()
  }

  private struct HolderScreen: View {
    @ObservedObject var holder: Holder

    var body: some View { RemoteContentView(remoteContent: holder.content) { Text("\($0)") } }
  }
}
