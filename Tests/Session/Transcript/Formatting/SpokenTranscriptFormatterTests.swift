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
    return session.screen.flush().speech.frame.lines.map(\.text)
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
    #expect(session.screen.flush().speech.frame.lines.map(\.text) == ["here"])
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

  @Test func theRemovalOfAMessageIsAnnounced() async {
    let host = TestInterpreter(of: MessagesScreen(), options: .with { $0.isSpoken = true })
    let said = await host.play("set Name Ada\nset Name Grace\nclear Name")
    #expect(
      said == """
        > set Name Ada
        text field Name: Ada
        removed: a name is required
        > set Name Grace
        text field Name: Grace
        at most 4 characters
        > clear Name
        text field Name: empty
        a name is required
        """)
  }

  @Test func aReplacedMessageIsNotAnnouncedAsRemoved() async {
    let host = TestInterpreter(of: MessagesScreen(), options: .with { $0.isSpoken = true })
    let said = await host.play("toggle On\ntoggle On")
    #expect(
      said == """
        > toggle On
        toggle On: on
        it is on
        > toggle On
        toggle On: off
        it is off
        """)
  }

  @Test func theRemovalOfAPageOrARowIsNotAnnounced() async {
    let host = TestInterpreter(of: PagesScreen(), options: .with { $0.isSpoken = true })
    let said = await host.play("press Next\npress Next\nscroll Rows 3\npress Text")
    #expect(
      said == """
        > press Next
        page 1
        > press Next
        list Rows: 1–2 of 5
        row 0
        row 1
        button Text
        page 2
        > scroll Rows 3
        list Rows: 3–3 of 5
        row 2
        > press Text
        """)
  }

  @Test func aGaugeIsSpokenAsAGauge() {
    #expect(
      said(
        Gauge(value: 0.7) {
          Text("Battery")
        } currentValueLabel: {
          Text("70 %")
        } minimumValueLabel: {
          Text("empty")
        } maximumValueLabel: {
          Text("full")
        }) == ["gauge Battery: 70 % (empty…full)"])
    #expect(said(Gauge(value: 0.5) { Text("Volume") }) == ["gauge Volume: 50%"])
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

/// A screen whose messages depend on a field and on a toggle.
private struct MessagesScreen: View {
  @State private var name = ""
  @State private var isOn = false

  var body: some View {
    TextField("Name", text: $name)
    if name.isEmpty { Text("a name is required") }
    if name.count > 4 { Text("at most 4 characters") }
    Toggle("On", isOn: $isOn)
    if isOn { Text("it is on") } else { Text("it is off") }
  }
}

/// A screen whose second page has other controls, a list and many texts.
private struct PagesScreen: View {
  @State private var page = 0
  @State private var hasTexts = true

  var body: some View {
    Button("Next") { page += 1 }
    if page < 2 { Button("First") {} }
    if page == 2 {
      List(0..<5, id: \.self) { Text("row \($0)") }.accessibilityLabel("Rows").frame(height: 48)
      Button("Text") { hasTexts = false }
    }
    Text("page \(page)")
    if page < 2 { Text("only on the first pages") }
    if hasTexts { ForEach(0..<4, id: \.self) { Text("text \($0)") } }
  }
}
