import PlatenLines
import PlatenNavigation
import Testing

@MainActor
@Suite struct ColorTests {
  private func backgrounds<V: View>(_ view: V) -> [[Style.Color?]] {
    TestGraph(view).graph.block.lines.map { $0.runs.map(\.style.background) }
  }

  @Test func aColorFillsItsFrame() {
    let host = TestGraph(Color.red.frame(width: 24, height: 32))
    #expect(host.lines == ["   ", "   "])
    #expect(backgrounds(Color.red.frame(width: 24, height: 32)) == [[.red], [.red]])
  }

  @Test func aColorWithoutAFrameAddsNoLines() {
    #expect(
      TestGraph(
        VStack {
          Text("above"); Color.red; Text("below")
        }
      ).lines == ["above", "below"])
  }

  @Test func aColorFillsTheRemainingWidthAndTheHeightOfARow() {
    let host = TestGraph(
      width: 6,
      HStack(spacing: 0) {
        Text("a\nb"); Color.blue
      })
    #expect(host.lines == ["a     ", "b     "])
    #expect(host.graph.block.lines[1].runs.map(\.style.background) == [nil, .blue])
  }

  @Test func aClearColorOccupiesItsFrameWithoutABackground() {
    let host = TestGraph(
      HStack(spacing: 0) {
        Text("a"); Color.clear.frame(width: 16, height: 32); Text("b")
      })
    #expect(host.lines == ["a  b", ""])
    #expect(host.graph.block.lines[0].runs.map(\.style.background) == [nil])
  }

  @Test func aColorBehindTextFillsTheCellsOfTheText() {
    for view in [
      AnyView(Text("ab").background(Color.red)), AnyView(Text("ab").background(.red)),
      AnyView(Text("ab").background { Color.red }),
      AnyView(Text("ab").background(Color.red, in: Capsule())),
      AnyView(Text("ab").background(Capsule().fill(.red))),
      AnyView(
        Text("ab").background(
          LinearGradient(
            colors: [.red, .blue], startPoint: .top, endPoint: .bottom))),
      AnyView(
        ZStack {
          Color.red; Text("ab")
        }),
    ] {
      #expect(TestGraph(view).lines == ["ab"])
      #expect(backgrounds(view) == [[.red]])
    }
  }

  @Test func aColorInFrontOfTextFillsTheBackgroundWithoutHidingTheText() {
    for view in [
      AnyView(Text("ab").overlay(Color.red)),
      AnyView(Text("ab").overlay { Circle().fill(.red) }),
      AnyView(
        ZStack {
          Text("ab"); Color.red
        }),
    ] {
      #expect(TestGraph(view).lines == ["ab"])
      #expect(backgrounds(view) == [[.red]])
    }
  }

  @Test func anOverlayOnAColorWithoutAFrameIsShown() {
    #expect(TestGraph(Color.gray.overlay(Text("poster"))).lines == ["poster"])
    #expect(
      TestGraph(Color.gray.overlay(Text("poster")).frame(width: 80, height: 48)).lines
        == ["          ", "  poster  ", "          "])
  }

  @Test func aTextBackgroundOverridesTheColorBehindIt() {
    let view = ZStack {
      Color.blue
      HStack(spacing: 0) {
        Text("a").background(.red); Text("b")
      }
    }
    #expect(backgrounds(view) == [[.red, .blue]])
  }

  @Test func aColorFillsABackgroundOnlyIfAtLeastHalfOpaque() {
    #expect(backgrounds(Text("a").background(Color.red.opacity(0.4))) == [[nil]])
    #expect(backgrounds(Text("a").background(Color.red.opacity(0.5))) == [[.red]])
    #expect(backgrounds(Text("a").background(Color("brand"))) == [[nil]])
    #expect(backgrounds(Text("a").background(.ultraThinMaterial)) == [[nil]])
  }

  @Test func textInATranslucentColorIsDim() {
    #expect(Color.red.opacity(0.6).foreground == Style(.dim, foreground: .red))
    #expect(Color.clear.foreground == .muted)
    #expect(Color.red.opacity(1).foreground == Color.red.foreground)
  }

  @Test func aShapeInThePrimaryColorUsesInverseVideo() {
    let runs = TestGraph(Rectangle().frame(width: 8, height: 16)).graph.block.lines.flatMap(\.runs)
    #expect(runs.map(\.style) == [.inverse])
    let red = TestGraph(Rectangle().frame(width: 8, height: 16).foregroundColor(.red))
    #expect(red.graph.block.lines.flatMap(\.runs).map(\.style) == [Style(background: .red)])
  }

  @Test(arguments: [
    (0.0, 1.0, 1.0, Color(red: 1, green: 0, blue: 0)),
    (1.0 / 3, 1.0, 1.0, Color(red: 0, green: 1, blue: 0)),
    (2.0 / 3, 1.0, 0.5, Color(red: 0, green: 0, blue: 0.5)),
    (0.9, 0.0, 1.0, Color(white: 1)), (0.2, 1.0, 0.0, Color(white: 0)),
  ])
  func aHueSpecifiesAFractionOfTheColorWheel(
    hue: Double, saturation: Double, brightness: Double, color: Color
  ) {
    #expect(Color(hue: hue, saturation: saturation, brightness: brightness) == color)
  }

  @Test(arguments: [
    (Color.red, "red"), (.accentColor, "accent"), (Color(red: 1, green: 0.5, blue: 0), "#FF8000FF"),
    (Color(red: 0, green: 0, blue: 1, opacity: 0.5), "#0000FF80"),
    (Color(red: 0, green: 0, blue: 1, opacity: .nan), "#0000FFFF"),
    (Color(red: 0, green: 0, blue: 1, opacity: 2), "#0000FFFF"),
    (Color("no such color"), "unknown"),
  ])
  func aColorDescribesItself(color: Color, expected: String) {
    #expect(color.description == expected)
    #expect("\(color)" == expected)
  }
}
