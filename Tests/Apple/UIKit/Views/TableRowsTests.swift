import Foundation
import PlatenUIKit
import Testing

@Suite struct TableRowsTests {
  @Test func aPathHasASectionAndARow() {
    var path = IndexPath(row: 2, section: 1)
    #expect(path == IndexPath(item: 2, section: 1))
    (path.row, path.section) = (5, 3)
    #expect(path.section == 3)
    #expect(path.item == 5)
  }
}
