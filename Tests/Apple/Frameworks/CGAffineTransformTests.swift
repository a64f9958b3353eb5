import Foundation
import PlatenControls
import PlatenCoreGraphics
import Testing

@Suite struct CGAffineTransformTests {
  private let point = CGPoint(x: 2, y: 1)

  private func expectNear(_ a: CGPoint, _ b: CGPoint, _ location: SourceLocation = #_sourceLocation)
  {
    #expect(
      abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9, "\(a), not \(b)", sourceLocation: location)
  }

  @Test func aPointIsMovedScaledAndRotated() {
    #expect(point.applying(.identity) == point)
    #expect(point.applying(CGAffineTransform(translationX: 3, y: -1)) == CGPoint(x: 5, y: 0))
    #expect(point.applying(CGAffineTransform(scaleX: 2, y: 3)) == CGPoint(x: 4, y: 3))
    expectNear(
      point.applying(CGAffineTransform(rotationAngle: .pi / 2)), CGPoint(x: -1, y: 2))
  }

  @Test func theLastAddedOperationIsAppliedFirst() {
    let transform = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
    expectNear(point.applying(transform), CGPoint(x: 9, y: 2))
    let other = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 1)
    expectNear(point.applying(other), CGPoint(x: 6, y: 4))
    #expect(CGAffineTransform.identity.scaledBy(x: 2, y: 2) == CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test func anInverseLeadsBack() {
    let transform = CGAffineTransform(2, 1, 0.5, 3, 7, -4)
    expectNear(point.applying(transform).applying(transform.inverted()), point)
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
    #expect(CGAffineTransform().isIdentity && !transform.isIdentity)
  }

  @Test func aSizeIsNotMoved() {
    let transform = CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 3)
    #expect(CGSize(width: 1, height: 2).applying(transform) == CGSize(width: 2, height: 6))
  }

  @Test func aTransformationIsEncodedAsItsNumbers() throws {
    let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let data = try JSONEncoder().encode(transform)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
  }

  @Test func aPathAndARectangleAreTransformed() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let transform = CGAffineTransform(scaleX: -1, y: 2)
    #expect(rect.applying(transform) == CGRect(x: -4, y: 4, width: 3, height: 8))
    var path = Path()
    path.addPath(Path(rect), transform: transform)
    path.addPath(Path(rect))
    #expect(path.boundingRect == CGRect(x: -4, y: 2, width: 8, height: 10))
  }
}
