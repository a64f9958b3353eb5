import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct GridTests {
  @Test func aGridColumnIsAsWideAsItsWidestView() {
    let shown = picture(30) {
      Grid(alignment: .leading) {
        GridRow {
          Text("Apples"); Text("12"); Text("green")
        }
        GridRow {
          Text("Pomegranates"); Text("3")
        }
      }
    }
    #expect(
      shown == """
        Apples       12 green
        Pomegranates 3
        """)
  }

  @Test func aViewOutsideAGridRowSpansAllColumns() {
    let shown = picture(30) {
      Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 16) {
        Text("Prices")
        GridRow {
          Text("Tea"); Text("2.50")
        }
        Divider()
        GridRow {
          Text("Coffee"); Text("3")
        }
      }
    }
    #expect(
      shown == """
        Prices

        Tea     2.50

        ────────────

        Coffee  3
        """)
  }

  @Test func aColumnAlignmentOverridesTheAlignmentOfTheGrid() {
    let shown = picture(30) {
      Grid {
        GridRow {
          Text("a"); Text("12").gridColumnAlignment(.trailing)
        }
        GridRow {
          Text("abc"); Text("1234")
        }
      }
    }
    #expect(
      shown == """
         a    12
        abc 1234
        """)
  }

  @Test func aGridCellCanSpanSeveralColumns() {
    let shown = picture(30) {
      Grid(alignment: .leading) {
        GridRow {
          Text("a"); Text("b"); Text("c")
        }
        GridRow {
          Text("twelve chars").gridCellColumns(2); Text("d")
        }
      }
    }
    #expect(
      shown == """
        a b          c
        twelve chars d
        """)
  }

  @Test func changedContentResizesTheColumnsOfAGrid() async {
    let screen = Stated("Ada") { name in
      Grid(alignment: .leading) {
        ForEach([name.wrappedValue, "Bo"], id: \.self) { name in
          GridRow {
            Text(name); Text("\(name.count)")
          }
        }
        Button("Rename") { name.wrappedValue = "Grace" }
      }
    }
    await expectTranscript(of: screen) {
      """
        Ada 3
        Bo  2
        ( Rename )
      > press Rename
      - Ada 3
      + Grace 5
      - Bo  2
      + Bo    2
      """
    }
  }

  @Test func theWidestColumnOfAGridShrinksFirst() {
    let shown = picture(12) {
      Grid(alignment: .leading) {
        GridRow {
          Text("one two three"); Text("12345")
        }
      }
    }
    #expect(
      shown == """
        one
        two    12345
        three
        """)
  }
}
