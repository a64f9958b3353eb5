import PlatenUIKit
import Testing

@MainActor
@Suite struct LiteralsTests {
  @Test func aColorLiteralIsAColorOfUIKit() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
  }

  @Test func anImageLiteralIsAnImageOfUIKit() {
    #expect(#imageLiteral(resourceName: "cup") == UIImage(named: "cup"))
  }
}
