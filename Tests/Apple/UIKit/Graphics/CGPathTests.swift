import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct CGPathTests {
  @Test func aPathIsConvertedInBothDirections() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 8, y: 16))
    path.close()
    #expect(Path(path.cgPath).boundingRect == CGRect(x: 0, y: 0, width: 8, height: 16))
    #expect(Path(Path(path.cgPath).cgPath) == Path(path.cgPath))
  }
}
