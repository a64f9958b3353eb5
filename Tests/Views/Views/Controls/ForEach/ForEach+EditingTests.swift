import Foundation
import PlatenContext
import PlatenNavigation
import Testing

/// Moving and deleting rows, and swipe actions.
@MainActor
@Suite struct ForEachEditingTests {
  private struct Notes: View {
    @State private var notes = ["a", "b", "c", "d", "e"]

    var body: some View {
      List {
        Text("title")
        ForEach(notes, id: \.self) { note in
          Text(note).moveDisabled(note == "c").deleteDisabled(note == "b")
        }
        .onMove { notes.move(fromOffsets: $0, toOffset: $1) }
        .onDelete { notes.remove(atOffsets: $0) }
      }
    }
  }

  @Test func movingARowPlacesItAtThePositionOfTheTargetRow() {
    let host = TestGraph(Notes())
    host.control("List")?.perform(.move(row: 2, to: 4))
    #expect(host.lines == ["title", "b", "c", "a", "d", "e"])
    host.control("List")?.perform(.move(row: 6, to: 2))
    #expect(host.lines == ["title", "e", "b", "c", "a", "d"])
    host.control("List")?.perform(.move(row: 2, to: 6))
    #expect(host.lines == ["title", "b", "c", "a", "d", "e"])
  }

  @Test func onlyRowsOfAForEachWithOnMoveCanMove() {
    let host = TestGraph(Notes())
    let rows = host.control("List")?.rows
    #expect(rows?.places(1) == nil, "a row outside the ForEach does not move")
    #expect(rows?.places(2) == 2..<7)
    #expect(rows?.places(4) == nil, "moving is disabled for this row")
    let fixed = TestGraph(List(0..<3) { Text("\($0)") })
    #expect(fixed.control("List")?.actions.contains(.move) == false)
    #expect(fixed.control("List")?.rows?.places(1) == nil)
  }

  @Test func theViewportFollowsAMovedRow() {
    struct Screen: View {
      @State private var numbers = Array(1...100)

      var body: some View {
        List {
          ForEach(numbers, id: \.self) { Text("\($0)") }
            .onMove { numbers.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
    let host = TestGraph(rows: 4, Screen())
    host.control("List")?.perform(.move(row: 2, to: 50))
    #expect(host.lines == ["… 49 above", "2", "51", "… 49 below"])
    host.control("List")?.perform(.move(row: 50, to: 51))
    #expect(host.lines == ["… 50 above", "2", "52", "… 48 below"], "the viewport follows the row")
  }

  @Test func rowsWithDisabledDeletionHaveNoDeleteButton() {
    let deletable = TestGraph(Notes()).graph.controls.compactMap(\.path.last?.number)
    #expect(deletable == [2, 4, 5, 6])
    let none = TestGraph(
      List { ForEach(0..<3) { Text("\($0)") }.onDelete { _ in }.deleteDisabled(true) })
    #expect(none.graph.controls.map(\.label) == ["List"])
  }

  @Test func swipeActionsAreAvailableAsButtonsOfTheirRow() {
    struct Mails: View {
      @State private var mails = ["one", "two", "three"]

      var body: some View {
        List {
          Text("all").swipeActions { Button("Clear") { mails = [] } }
          ForEach(mails, id: \.self) { mail in
            Text(mail).swipeActions(edge: .leading) {
              Button("Archive") { mails.removeAll { $0 == mail } }
            }
          }
          .onDelete { _ in }
        }
      }
    }
    let host = TestGraph(rows: 3, Mails())
    #expect(host.lines == ["all", "one", "… 2 below"])
    #expect(host.graph.controls.map(\.label) == ["List", "Clear", "Archive"])
    #expect(host.graph.controls.compactMap(\.path.last?.number) == [1, 2])
    host.press("Archive")
    #expect(host.lines == ["all", "two", "three"])
    host.press("Clear")
    #expect(host.lines == ["all"])
  }

  /// > Law: moving elements preserves every element and follows SwiftUI's rule for the destination.
  @Test(arguments: seeds)
  func movingElementsPreservesEveryElement(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let count = Int.random(in: 0...8, using: &random)
      let source = IndexSet((0..<count).filter { _ in Bool.random(using: &random) })
      let goal = Int.random(in: 0...count, using: &random)
      var moved = Array(0..<count)
      moved.move(fromOffsets: source, toOffset: goal)
      let others = (0..<count).filter { !source.contains($0) }
      #expect(
        moved == others.filter { $0 < goal } + Array(source) + others.filter { $0 >= goal })
    }
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: [0, 3, 9], toOffset: 2)
    #expect(letters == ["b", "a", "d", "c"])
  }
}
