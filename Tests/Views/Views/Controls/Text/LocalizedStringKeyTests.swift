import Foundation
import PlatenNavigation
import PlatenTesting
import Testing

/// Values created outside the main actor.
private enum Constants {
  static let title = Text("**Ada**") + Text(verbatim: "!").font(.caption.bold())
  static let icon = Image(systemName: "star")
  static let key: LocalizedStringKey = "Hello, \(1)"
  static let color = Color.red
}

/// Values interpolated into keys.
@MainActor
@Suite struct LocalizedStringKeyTests {
  private enum Size { case small }

  @Test func interpolatedValuesAreShownAsPrintWritesThem() {
    let some: Int? = 3
    #expect(
      picture(60) { Text("\(3) \(2.5) \(true) \(Size.small) \(some as Any)") }
        == "3 2.5 true small Optional(3)")
    #expect(picture(60) { Text("\("a"[...]) \(["b"]) \(Character("c"))") } == #"a ["b"] c"#)
  }

  @Test func aFormatSpecifierFormatsANumber() {
    #expect(picture(60) { Text("\(2.0, specifier: "%.2f") EUR") } == "2.00 EUR")
    #expect(
      picture(60) { Text("\(7, specifier: "%03d") \(Float(0.5), specifier: "%.1f%%")") }
        == "007 0.5%")
    #expect(picture(60) { Text("\(7, specifier: "%lld") \(255, specifier: "0x%X")") } == "7 0xFF")
  }

  #if arch(x86_64)
    @Test func aFormatSpecifierFormatsLongDoublesAndLongIntegers() {
      let third = Float80(1) / 3
      #expect(picture(60) { Text("\(Float80(1.5), specifier: "%f")") } == "1.500000")
      #expect(
        picture(60) { Text("\(third, specifier: "Long %.20Lf%%")") }
          == "Long 0.33333333333333333334%")
      #expect(picture(60) { Text("\(2.5, specifier: "%.1Lf")") } == "2.5")
      #expect(picture(60) { Text("\(5_000_000_000, specifier: "%Ld")") } == "5000000000")
    }
  #endif

  @Test func aFormatSpecifierForADifferentTypeIsIgnored() {
    #expect(picture(60) { Text("\(7, specifier: "%s") \(1.5, specifier: "%d")") } == "7 1.5")
    #expect(picture(60) { Text("\(7, specifier: "%d%d") \(7, specifier: "x")") } == "7 7")
    #expect(picture(60) { Text("\(7, specifier: "%*d") \(7, specifier: "%")") } == "7 7")
  }

  @Test func aFormatterFormatsAnInterpolatedValue() {
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 2
    formatter.locale = Locale(identifier: "en_US")
    #expect(picture(60) { Text("\(NSNumber(value: 3), formatter: formatter) EUR") } == "3.00 EUR")
    #expect(picture(60) { Text(NSNumber(value: 3), formatter: formatter) } == "3.00")
    #expect(picture(60) { Text(Decimal(3), formatter: formatter) } == "3.00")
    let dates = DateFormatter()
    dates.dateFormat = "yyyy-MM-dd"
    dates.timeZone = .gmt
    let date = Date(timeIntervalSince1970: 86_400)
    #expect(picture(60) { Text("since \(date, formatter: dates)") } == "since 1970-01-02")
    #expect(picture(60) { Text(date, formatter: dates) } == "1970-01-02")
  }

  @Test func anInterpolatedFormatUsesTheLocaleOfTheEnvironment() {
    let text = Text("\(1234.5, format: .number) + \(0.5, format: .percent)")
    let german = Locale(identifier: "de_DE")
    #expect(
      picture(60) { text.environment(\.locale, Locale(identifier: "en_US")) }
        == "1,234.5 + 50%")
    #expect(picture(60) { text.environment(\.locale, german) }.hasPrefix("1.234,5 + 50"))
    #expect(
      picture(60) { Text(1234.5, format: .number).environment(\.locale, german) }
        == "1.234,5")
    let own = Text(1234.5, format: .number.locale(german))
    #expect(picture(60) { own.environment(\.locale, Locale(identifier: "en_US")) } == "1.234,5")
  }

  @Test func anInterpolatedImageIsShownAsItsSign() {
    #expect(picture(60) { Text("\(Image(systemName: "star")) 5") } == "✩ 5")
    #expect(picture(60) { Text(Image(systemName: "star")) + Text(" 5") } == "✩ 5")
  }

  @Test func localizedStringKeysWithTheSameTextAreEqual() {
    let name = "Ada"
    let key: LocalizedStringKey = "Hello, \(name)"
    #expect(key == "Hello, Ada")
    #expect(key != "Hello, **Ada**")
  }

  @Test func everyTitleAcceptsALocalizedStringKey() {
    let key: LocalizedStringKey = "A **title**"
    let shown = picture(60) {
      Group {
        Button(key) {}
        Toggle(key, isOn: .constant(true))
        TextField(key, text: .constant(""))
        SecureField(key, text: .constant(""))
        Picker(key, selection: .constant(1)) { Text("One").tag(1) }
        Stepper(key, value: .constant(1))
        LabeledContent(key, value: "it")
        LabeledContent(key, value: 3, format: .number)
      }
      Group {
        Label(key, systemImage: "star")
        Link(key, destination: URL(fileURLWithPath: "/a"))
        Menu(key) {}
        ProgressView(key)
        ProgressView(key, value: 0.5)
        DisclosureGroup(key) {}
        Section(key) { Text("row") }
        ContentUnavailableView(key, systemImage: "star")
        Text("here").badge(key)
      }
    }
    let lines = shown.split(separator: "\n")
    #expect(lines.count == 18)
    #expect(lines.filter { !$0.contains("A title") } == ["row"])
  }

  @Test func stringTitlesAreShownVerbatim() {
    let title = "A **title**"
    #expect(picture(60) { Button(title) {} } == "( A **title** )")
    #expect(picture(60) { Button("A **title**") {} } == "( A title )")
    #expect(picture(60) { Toggle(title, isOn: .constant(true)) } == "[x] A **title**")
    #expect(picture(60) { LabeledContent("*Name*", value: "*Ada*") } == "Name *Ada*")
  }

  @Test func alertsAndAccessibilityLabelsAcceptLocalizedStringKeys() async {
    let screen = Stated(false) { asks in
      Button("Ask **now**") { asks.wrappedValue = true }.accessibilityLabel("Ask *it*")
        .alert("**Sure**?", isPresented: asks) { Button("Yes") {} }
    }
    await expectTranscript(of: screen) {
      """
        ( Ask now )
      > press "Ask it"
      + ── alert ──
      + Sure?
      + ( Yes )
      > press Yes
      - ── alert ──
      - Sure?
      - ( Yes )
      """
    }
  }

  @Test func textAndImagesCanBeCreatedOutsideTheMainActor() {
    #expect(picture(20) { Constants.title.foregroundColor(Constants.color) } == "Ada!")
    #expect(picture(20) { Text("\(Constants.icon) \(Text(Constants.key))") } == "✩ Hello, 1")
  }
}
