import Foundation
import PlatenLines
import PlatenNavigation
import Testing

@MainActor
@Suite struct ShapeTests {
  private struct Triangle: Shape {
    var height: CGFloat = 1

    var animatableData: CGFloat {
      get { height }
      set { height = newValue }
    }

    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY * height))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY * height))
      path.closeSubpath()
      return path
    }
  }

  private func colors<V: View>(_ view: V) -> [Style.Color?] {
    TestGraph(view).graph.block.lines.flatMap(\.runs).map(\.style.background)
  }

  @Test func aFilledShapeColorsItsFrame() {
    #expect(colors(Circle().fill(.green).frame(width: 8, height: 16)) == [.green])
    #expect(colors(Triangle().fill(Color.red).frame(width: 8, height: 16)) == [.red])
    #expect(colors(Capsule().foregroundColor(.blue).frame(width: 8, height: 16)) == [.blue])
    #expect(colors(AnyShape(Ellipse()).fill(.red).frame(width: 8, height: 16)) == [.red])
    #expect(colors(Circle().fill(.tint).frame(width: 8, height: 16)) == [.role(.accent)])
  }

  @Test func textInFrontOfAShapeHasTheColorOfTheShapeAsItsBackground() {
    let badge = ZStack {
      Circle().fill(.red).frame(width: 40, height: 48)
      Text("12").foregroundColor(.white)
    }
    let host = TestGraph(badge)
    #expect(host.lines == ["     ", " 12  ", "     "])
    #expect(
      host.graph.block.lines[1].runs.map(\.style)
        == [
          Style(background: .red), Style(foreground: .white, background: .red),
          Style(background: .red),
        ])
  }

  @Test func theOutlineOfAShapeIsNotDrawnButOccupiesItsSize() {
    let field = Text("Ada")
      .overlay(
        RoundedRectangle(cornerRadius: 6, style: .continuous).stroke(.gray, lineWidth: 1).opacity(
          0.5)
      )
      .overlay(Capsule().strokeBorder(Color.white, lineWidth: 1))
    #expect(TestGraph(field).lines == ["Ada"])
    let ring = ZStack {
      Circle().stroke(lineWidth: 4).opacity(0.3)
      Circle().trim(from: 0, to: 0.7).stroke(style: StrokeStyle(lineWidth: 4, lineCap: .round))
        .rotationEffect(.degrees(-90))
      Text("70 %")
    }
    #expect(TestGraph(ring.frame(width: 48, height: 48)).lines == ["", " 70 %", ""].map { $0 })
    #expect(
      TestGraph(Circle().stroke(.red).frame(width: 16, height: 32).overlay(Text("7"))).lines
        == ["7", ""])
  }

  @Test func aPathIsNotDrawn() {
    let path = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 20))
    }
    #expect(colors(path.fill(.red).frame(width: 8, height: 16)) == [])
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(path.currentPoint == CGPoint(x: 10, y: 20))
    #expect(Path().isEmpty)
  }

  @Test func aThinRectangleFillsOneLine() {
    let view = VStack(alignment: .leading) {
      Text("Title")
      Rectangle().fill(.gray).frame(width: 40, height: 1)
    }
    #expect(colors(view) == [nil, .role(.muted)])
  }
}
