import PlatenNavigation
import Testing

@MainActor
@Suite struct LazyVGridTests {
  private let fruits = ["apple", "banana", "cherry", "date", "elderberry"]

  @Test func aLazyVGridFillsEachRowFromLeadingToTrailing() {
    let shown = picture(40) {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        ForEach(fruits, id: \.self) { Text($0) }
      }
    }
    #expect(
      shown == """
        apple      banana
        cherry     date
        elderberry
        """)
  }

  @Test func anAdaptiveGridHasAsManyColumnsAsFit() {
    let columns = [GridItem(.adaptive(minimum: 80))]
    func shown(_ width: Int) -> [String] {
      picture(width) {
        LazyVGrid(columns: columns) { ForEach(fruits, id: \.self) { Text($0) } }
      }
      .split(separator: "\n").map(String.init)
    }
    #expect(shown(40) == ["apple      banana     cherry", "date       elderberry"])
    #expect(shown(21).count == 3)
    #expect(shown(8).count == 5 + 1)
  }

  @Test func aFixedColumnHasTheWidthOfItsItem() {
    let shown = picture(40) {
      LazyVGrid(columns: [GridItem(.fixed(32)), GridItem(.fixed(80))], spacing: 16) {
        ForEach(["a", "b", "c"], id: \.self) { Text($0) }
      }
    }
    #expect(shown == "a    b\n\nc")
  }

  @Test func sectionHeadersSpanAllColumnsOfALazyGrid() {
    let shown = picture(40) {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        Section("Fruits") { ForEach(fruits.prefix(3), id: \.self) { Text($0) } }
        Section("Nuts") { Text("almond") }
      }
    }
    #expect(
      shown == """
        Fruits
        apple  banana
        cherry
        Nuts
        almond
        """)
  }

  @Test func aLazyHGridFillsEachColumnFromTopToBottom() {
    let shown = picture(40) {
      LazyHGrid(rows: [GridItem(), GridItem()]) {
        ForEach(fruits, id: \.self) { Text($0) }
      }
    }
    #expect(
      shown == """
        apple  cherry elderberry
        banana date
        """)
  }
}
