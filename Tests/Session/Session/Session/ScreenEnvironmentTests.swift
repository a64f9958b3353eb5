import Foundation
import Platen
import Testing

@testable import PlatenSession

/// A screen that uses random numbers.
struct ShuffleScreen: View {
  @Environment(\.randomNumbers) private var randomNumbers
  @State private var cards = ["ace", "king", "queen", "jack"]

  var body: some View {
    Text(cards.joined(separator: ", "))
    Button("Shuffle") {
      var generator = randomNumbers
      cards.shuffle(using: &generator)
    }
  }
}

/// A screen that formats values for a locale and a time zone.
private struct PlaceScreen: View {
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View { Text("\(locale.identifier) \(timeZone.identifier)") }
}

/// Tests of the environment that a screen reads.
@MainActor
@Suite struct ScreenEnvironmentTests {
  private func frame(of view: some View, seed: UInt64 = 0, presses: Int = 0) throws -> [String] {
    var environment = ScreenEnvironment(.everywhere, size: .init())
    environment.seed = seed
    let session = Session(view, in: environment, time: .virtual, isHeld: false)
    for _ in 0..<presses { try session.press("Shuffle") }
    return session.flush().frame.lines.map(\.text)
  }

  @Test func randomNumbersDependOnlyOnTheSeed() throws {
    let shuffled = try frame(of: ShuffleScreen(), presses: 3)
    #expect(try frame(of: ShuffleScreen(), presses: 3) == shuffled)
    #expect(try frame(of: ShuffleScreen(), seed: 1, presses: 3) != shuffled)
  }

  /// The expected numbers are the first three of the reference implementation with seed 1234567.
  @Test func theGeneratorIsSplitMix64() {
    let numbers = RandomNumbers(seed: 1_234_567)
    #expect(
      (0..<3).map { _ in numbers.next() }
        == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  @Test func virtualTimeFixesTheLocaleAndTheTimeZone() {
    let session = Session(PlaceScreen(), time: .virtual)
    #expect(session.frame.lines.map(\.text) == ["en_US GMT"])
  }

  @Test func theSessionClockStartsAtTheDateOfTheScreenEnvironment() throws {
    var environment = ScreenEnvironment(.everywhere, size: .init())
    environment.date = Date(timeIntervalSince1970: 1_000_000)
    let session = Session(Text("now"), in: environment, time: .virtual, isHeld: false)
    #expect(session.clock.epoch.date == environment.date)
  }
}
