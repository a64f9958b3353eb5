import Foundation
import Platen
import PlatenTestScreens
import Testing

@testable import PlatenTranscript

/// Tests of transcripts that describe the screen for screen readers.
@MainActor
@Suite struct SpokenTranscriptFormatterTests {
  private func said<Root: View>(_ view: Root) -> [String] {
    let session = Session(view)
    defer { session.close() }
    return session.flush().speech.frame.lines.map(\.text)
  }

  @Test func textInTheSameRowIsSpokenTogether() {
    #expect(
      said(
        VStack {
          HStack {
            Text("Total"); Spacer(); Text("12")
          }
          HStack {
            Text("Seat"); Button("Book") {}; Text("by the window")
          }
          HStack {
            VStack {
              Text("Ada"); Text("Lovelace")
            }; Text("36")
          }
        })
        == ["Total 12", "Seat", "button Book", "by the window", "Ada", "Lovelace", "36"])
  }

  @Test func anAccessibilityLabelReplacesTheTextOfAView() {
    #expect(
      said(
        HStack {
          Text("★"); Text("3")
        }.accessibilityLabel("3 stars")) == ["3 stars"])
    #expect(said(Button("×") {}.accessibilityLabel("Delete")) == ["button Delete"])
  }

  @Test func combinedTextIsSpokenTogether() {
    let weather = VStack {
      Text("Berlin"); Text("12°"); Button("More") {}
    }
    #expect(said(weather) == ["Berlin", "12°", "button More"])
    #expect(
      said(weather.accessibilityElement(children: .combine)) == ["Berlin 12°", "button More"])
  }

  @Test func accessibilityHiddenTextIsDisplayedButNotSpoken() {
    let session = Session(
      VStack {
        Text("here"); Button("Save") {}.accessibilityHidden(true)
      })
    defer { session.close() }
    #expect(session.flush().speech.frame.lines.map(\.text) == ["here"])
    #expect(session.controls.map(\.label) == ["Save"])
  }

  @Test func aControlIsSpokenWithItsValueAndHint() {
    let volume = Slider(value: .constant(0.5)) { Text("Volume") }
      .accessibilityValue("half").accessibilityHint("louder to the right")
    #expect(said(volume) == ["slider Volume: half, louder to the right"])
    #expect(
      said(Text("★★").accessibility(label: Text("Rating")).accessibility(value: Text("2 of 5")))
        == ["Rating: 2 of 5"])
    #expect(
      said(SecureField("PIN", text: .constant("1234")).accessibilityValue("1234"))
        == ["secure field PIN: hidden"])
  }

  @Test func valuesAndHintsAreSpokenInTheEnvironmentLocale() {
    let half = Text(0.5, format: .number)
    let views = VStack {
      Button("Volume") {}.accessibilityValue(half).accessibilityHint(half)
      Text("Part").accessibilityValue(half)
    }
    #expect(
      said(views.environment(\.locale, Locale(identifier: "de_DE")))
        == ["button Volume: 0,5, 0,5", "Part: 0,5"])
  }

  @Test func redactedTextIsSpokenAsOnePlaceholder() {
    let rows = VStack {
      Text("Title"); Text("Body")
    }.redacted(reason: .placeholder)
    #expect(said(rows) == ["placeholder"])
  }

  @Test func hiddenTextIsNotSpoken() {
    #expect(
      said(
        VStack {
          Text("here"); Text("gone").hidden()
        }) == ["here"])
  }

  @Test func spokenTextContainsNoControlCharacters() {
    let lines = said(Button("\u{1B}[31mred\u{7}") {}) + said(Text("a\u{1B}c\u{9B}2J"))
    #expect(lines.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 } })
    #expect(lines.allSatisfy { !$0.unicodeScalars.contains("\u{9B}") })
  }

  @Test func progressIsNotFinishedWhileAnotherIndicatorIsVisible() async {
    let host = TestInterpreter(of: LoadsScreen(), options: .with { $0.isSpoken = true })
    #expect(await host.play("press Less") == "> press Less")
    #expect(await host.play("press Less") == "> press Less\nfinished")
  }

  @Test func outputFailuresAndEventsAreDescribedInWords() async {
    let options = CommandInterpreter.Options.with {
      $0.isSpoken = true
      $0.showsLog = true
    }
    let host = TestInterpreter(of: Button("Log") { Log.event("noted") }, options: options)
    #expect(
      await host.play("press Log\npress Lag\nshow\ncontrols") == """
        > press Log
        log: noted
        > press Lag
        error: no control "Lag"; did you mean "Log"?
        > show
        button Log
        > controls
        Log  button
        """)
  }
}

/// A screen with two indicators of work in progress at first.
private struct LoadsScreen: View {
  @State private var loads = 2

  var body: some View {
    ForEach(0..<loads, id: \.self) { _ in ProgressView() }
    Button("Less") { loads -= 1 }
  }
}
