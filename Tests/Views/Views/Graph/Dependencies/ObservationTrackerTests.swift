import Foundation
import Observation
import PlatenContext
import PlatenNavigation
import PlatenTesting
import Testing

/// Views that read `@Observable` models.
@MainActor
@Suite struct ObservationTrackerTests {
  @Test func aTextFieldEditsAnObservableModel() async {
    await expectTranscript(of: ProfileScreen(profile: Profile())) {
      """
        Name [Ada                                   ]
        Hello, Ada!
        visits 0
        ( Visit )
      > set Name Grace
      - Name [Ada                                   ]
      + Name [Grace                                 ]
      - Hello, Ada!
      + Hello, Grace!
      > press Visit
      - visits 0
      + visits 1
      """
    }
  }

  @Test func changingAnObservedPropertyEvaluatesOnlyTheViewsThatReadIt() {
    let profile = Profile()
    let host = TestGraph(ProfileScreen(profile: profile))
    #expect(host.evaluations { profile.unread += 1 } == 0)
    #expect(host.evaluations { profile.visits += 1 } == 2)  // The view that reads it, its text.
    #expect(host.lines[2] == "visits 1")
    #expect(host.evaluations { profile.visits += 1 } == 2)
    #expect(host.lines[2] == "visits 2")
  }

  @Test func aStatePropertyCanContainAnObservableModel() {
    let host = TestGraph(Owner())
    host.control("Name")?.perform(.set("Grace"))
    #expect(host.lines[1] == "Grace")
  }

  @Test func aRemovedViewStopsObservingItsModel() {
    let profile = Profile()
    let host = TestGraph(
      Stated(true) { isShown in
        Button("Hide") { isShown.wrappedValue = false }
        if isShown.wrappedValue { Visits(profile: profile) }
      })
    host.press("Hide")
    _ = host.lines
    #expect(host.evaluations { profile.visits += 1 } == 0)
  }

  @Test func aModelIsStillObservedAfterManyUnrelatedEvaluations() {
    let (profile, counter) = (Profile(), Ticks())
    let host = TestGraph(Both(profile: profile, counter: counter))
    for _ in 0..<100 {
      counter.count += 1
      _ = host.lines
    }
    #expect(host.lines == ["Ada 100"])
    #expect(host.evaluations { profile.name = "Grace" } == 2)
    #expect(host.lines == ["Grace 100"])
  }

  @Test func changingAModelOnABackgroundThreadUpdatesTheScreen() async {
    let profile = Profile()
    let session = TestGraph(Visits(profile: profile))
    await Task.detached { await profile.visitInBackground() }.value
    for _ in 0..<20 { await MainQueue.turn() }
    #expect(session.lines == ["visits 1"])
  }
}

@Observable private final class Profile: @unchecked Sendable {
  // Sendable is safe: the one test that changes the model on another thread waits for the change.
  var name = "Ada"
  var visits = 0
  var unread = 0

  nonisolated func visitInBackground() async { visits += 1 }
}

private struct ProfileScreen: View {
  @Bindable var profile: Profile

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Name", text: $profile.name)
      Greeting(profile: profile)
      Visits(profile: profile)
      Button("Visit") { profile.visits += 1 }
    }
  }
}

private struct Greeting: View {
  let profile: Profile
  var body: some View { Text("Hello, \(profile.name)!") }
}

private struct Visits: View {
  let profile: Profile
  var body: some View { Text("visits \(profile.visits)") }
}

private struct Owner: View {
  @State private var profile = Profile()

  var body: some View {
    TextField("Name", text: $profile.name)
    Text(profile.name)
  }
}

private final class Ticks: ObservableObject {
  @Published var count = 0
}

private struct Both: View {
  let profile: Profile
  @ObservedObject var counter: Ticks
  var body: some View { Text("\(profile.name) \(counter.count)") }
}

extension MainQueue {
  /// Runs everything that is already waiting for the main queue.
  fileprivate static func turn() async {
    await withCheckedContinuation { continuation in enqueue { continuation.resume() } }
  }
}
