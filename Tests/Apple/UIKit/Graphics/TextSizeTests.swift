import Foundation
import PlatenUIKit
import Testing

@Suite struct TextSizeTests {
  @Test func theSizeCountsCellsAndLines() {
    let size = CGSize(width: 24, height: 32)
    #expect("ab\nabc".size(withAttributes: [:]) == size)
    #expect(NSString(string: "ab\nabc").size() == size)
    #expect(NSAttributedString(string: "ab\nabc").size() == size)
  }
}
