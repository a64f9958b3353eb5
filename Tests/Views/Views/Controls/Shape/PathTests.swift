import Foundation
import PlatenControls
import Testing

@Suite struct PathTests {
  @Test func anEmptyPathHasNoCurrentPoint() {
    #expect(Path().isEmpty)
    #expect(Path().currentPoint == nil)
    #expect(Path().boundingRect == .zero)
  }

  @Test func theBoundingRectangleOfAPathContainsEveryPoint() {
    let path = Path { path in
      path.move(to: CGPoint(x: 3, y: 1))
      path.addLine(to: CGPoint(x: -2, y: 5))
    }
    #expect(path.boundingRect == CGRect(x: -2, y: 1, width: 5, height: 4))
    #expect(path.currentPoint == CGPoint(x: -2, y: 5))
  }

  @Test func theCurrentPointOfAClosedRectangleIsItsLastCorner() {
    let path = Path(CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(path.currentPoint == CGPoint(x: 0, y: 2))
    var elements = 0
    path.forEach { _ in elements += 1 }
    #expect(elements == 5)
  }
}
