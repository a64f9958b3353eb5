import PlatenTesting
import PlatenViews
import Testing

private struct Colon: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.label
      Text(": ")
      configuration.content
    }
  }
}

private struct Arrow: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isExpanded.toggle()
    } label: {
      configuration.label
    }
    if configuration.isExpanded { configuration.content }
  }
}

private struct Percent: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      configuration.minimumValueLabel
      Text("\(Int(configuration.value * 100))%")
      configuration.maximumValueLabel
    }
  }
}

private struct Column: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      configuration.content
    }
  }
}

private struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.bold()
    Button("again", action: configuration.trigger)
  }
}

@MainActor
@Suite struct CustomStylesTests {
  @Test func aStyleDrawsLabeledContent() {
    let content = LabeledContent("Name", value: "Ada")
    #expect(picture(30) { content.labeledContentStyle(Colon()) } == "Name: Ada")
    #expect(picture(30) { content.labeledContentStyle(.automatic) } == "Name Ada")
  }

  @Test func aStyleDrawsADisclosureGroup() async {
    let screen = DisclosureGroup("More") { Text("details") }.disclosureGroupStyle(Arrow())
    await expectTranscript(of: screen, width: 30) {
      """
        ( More )
      > press More
      + details
      """
    }
  }

  @Test func aStyleDrawsAGauge() {
    let gauge = Gauge(value: 3, in: 0...4) {
      Text("Fuel")
    } currentValueLabel: {
      Text("3")
    } minimumValueLabel: {
      Text("E")
    } maximumValueLabel: {
      Text("F")
    }
    #expect(picture(30) { gauge.gaugeStyle(Percent()) } == "Fuel E 75% F")
    #expect(
      picture(40) { gauge.gaugeStyle(.accessoryCircular) } == picture(40) { gauge })
  }

  @Test func aStyleDrawsAControlGroup() {
    let group = ControlGroup("Edit") {
      Button("Cut") {}
      Button("Copy") {}
    }
    #expect(picture(30) { group.controlGroupStyle(Column()) } == "Edit\n( Cut )\n( Copy )")
    #expect(picture(30) { group.controlGroupStyle(.navigation) } == "Edit ( Cut ) ( Copy )")
  }

  @Test func aPrimitiveStyleDrawsAButton() async {
    let screen = Stated(0) { count in
      Button("Add") { count.wrappedValue += 1 }.buttonStyle(Twice())
      Text("\(count.wrappedValue)")
    }
    await expectTranscript(of: screen, width: 30) {
      """
        Add
        ( again )
        0
      > press Add
      - 0
      + 1
      """
    }
  }
}
