import Platen
import PlatenTestScreens
import Testing

@testable import PlatenTranscript

/// Tests of commands that act on lists.
@MainActor
@Suite struct InputCommandsTests {
  private func play(_ script: String, on screen: some View) async -> String {
    let host = TestInterpreter(of: screen, options: .with { $0.size = Session.Size(rows: 5) })
    return await host.play(script)
  }

  @Test func scrollMovesAListToARowNumber() async {
    let shown = await play(
      "show\nscroll List 2\nscroll List 3\nscroll List 1000", on: Numbers())
    #expect(
      shown == """
        > show
          row 1
          row 2
          row 3
          row 4
          … 996 below
        > scroll List 2
        - row 1
        + … 1 above
        > scroll List 3
        - … 1 above
        + … 2 above
        - row 2
        + row 5
        - … 996 below
        + … 995 below
        > scroll List 1000
        - … 2 above
        + … 996 above
        - row 3
        - row 4
        - row 5
        - … 995 below
        + row 997
        + row 998
        + row 999
        + row 1000
        """)
  }

  @Test func controlsInRowsAreNamedByTheirRow() async {
    let shown = await play(
      "scroll Files 98\ncontrols\npress \"Rename 99\"\npress Delete", on: Files())
    #expect(
      shown.hasSuffix(
        """
        > controls
          Files                    list    "97–100 of 100"
          Files[97]/Delete         button
          "Files[97]/Rename 97"    button
          Files[98]/Delete         button
          "Files[98]/Rename 98"    button
          Files[99]/Delete         button
          "Files[99]/Rename 99"    button
          Files[100]/Delete        button
          "Files[100]/Rename 100"  button
        > press "Rename 99"
        > press Delete
        ! no control "Delete"; available: "Files", "Files[97]/Delete", "Files[97]/Rename 97", \
        "Files[98]/Delete", "Files[98]/Rename 98", "Files[99]/Delete", "Files[99]/Rename 99", \
        "Files[100]/Delete", "Files[100]/Rename 100"
        """))
  }

  @Test func namingARowOutsideTheViewportScrollsToIt() async {
    let shown = await play("press Files[50]/Delete\npress Files[100]/Delete", on: Files())
    #expect(
      shown == """
        > press Files[50]/Delete
        - file 1 ( Delete ) ( Rename 1 )
        - file 2 ( Delete ) ( Rename 2 )
        - file 3 ( Delete ) ( Rename 3 )
        - file 4 ( Delete ) ( Rename 4 )
        + … 49 above
        + file 51 ( Delete ) ( Rename 51 )
        + file 52 ( Delete ) ( Rename 52 )
        + file 53 ( Delete ) ( Rename 53 )
        - … 96 below
        + … 47 below
        > press Files[100]/Delete
        ! no row "100" in "Files"; specify a number from 1 to 99 or the text of a visible row
        """)
  }

  @Test func mistakesAreExplained() async {
    let shown = await play(
      """
      scroll List 0
      scroll List x
      select List 2
      scroll Lst 2
      press List[5000]/Delete
      press List[5]/Delete
      """, on: Numbers())
    #expect(
      shown == """
        > scroll List 0
        ! no row "0" in "List"; specify a number from 1 to 1000 or the text of a visible row
        > scroll List x
        ! no row "x" in "List"; specify a number from 1 to 1000 or the text of a visible row
        > select List 2
        ! cannot select "List": it is a list; use scroll List 1…1000
        > scroll Lst 2
        ! no control "Lst"; did you mean "List"?
        > press List[5000]/Delete
        ! no row "5000" in "List"; specify a number from 1 to 1000 or the text of a visible row
        > press List[5]/Delete
        - row 1
        - row 2
        - row 3
        - row 4
        + … 4 above
        + row 5
        + row 6
        + row 7
        - … 996 below
        + … 993 below
        ! no control "List[5]/Delete"; available: "List"
        """)
  }

  @Test func aMisspelledCommandDoesNotScroll() async {
    let shown = await play("prss Files[50]/Delete", on: Files())
    #expect(
      shown == """
        > prss Files[50]/Delete
        ! no command "prss"; did you mean: press
        """)
    let secret = await play("sett List[50]/Password hunter2", on: Keys())
    #expect(!secret.contains("hunter2"), "\(secret)")
  }

  @Test func rowsAreSelectedByNumberOrText() async {
    let shown = await play(
      "select List 2\nselect List pear\nselect List cherry\nselect List plum", on: Fruits())
    #expect(
      shown == """
        > select List 2
        -   pear
        + * pear
        > select List pear
        > select List cherry
        - * pear
        +   pear
        -   cherry
        + * cherry
        > select List plum
        ! no row "plum" in "List"; specify a number from 1 to 3 or the text of a visible row
        """)
  }

  @Test func aHiddenButtonDeletesItsRow() async {
    let shown = await play("press List[2]/Delete\npress List[2]/Delete\ncontrols", on: Notes())
    #expect(
      shown == """
        > press List[2]/Delete
        -   two
        > press List[2]/Delete
        -   three
        > controls
          List            list    "1–1 of 1"
          List[1]/Delete  button
        """)
  }

  @Test func rowsOfNestedAndDuplicateListsHaveUniqueNames() async {
    let shown = await play(
      "press Outer[2]/List[3]/Add\npress List#2[1]/Add\nscroll List#3 5", on: Nested())
    #expect(
      shown == """
        > press Outer[2]/List[3]/Add
        - ( Add )
        - ( Add )
        - ( Add )
        - … 1 below
        + … 1 above
        + ( Add )
        + ( Add )
        + ( Add )
        - count 0
        + count 1
        > press List#2[1]/Add
        - count 1
        + count 11
        > scroll List#3 5
        - 1
        - 2
        - 3
        - 4
        + … 4 above
        + 5
        + 6
        + 7
        - … 5 below
        + … 2 below
        """)
  }

  @Test func aSecretForAHiddenRowIsNotEchoed() async {
    let shown = await play("set List[50]/Password hunter2\nset Lst[50]/Pasword hunter2", on: Keys())
    #expect(!shown.contains("hunter2"), "\(shown)")
    #expect(shown.hasPrefix("> set List[50]/Password •••"))
  }

  @Test func theHeightOfTheScreenCanChange() async throws {
    let session = Session(Numbers(), size: Session.Size(rows: 3))
    session.resize(rows: 4)
    await session.settle()
    #expect(session.frame.lines.map(\.text) == ["row 1", "row 2", "row 3", "… 997 below"])
    try session.send(.scroll("List", to: "10"))
    await session.settle()
    #expect(session.frame.lines.map(\.text) == ["… 9 above", "row 10", "row 11", "… 989 below"])
  }
}

private struct Numbers: View {
  var body: some View { List(1..<1_001) { Text("row \($0)") } }
}

private struct Files: View {
  @State private var files = Array(1...100)

  var body: some View {
    List(files, id: \.self) { number in
      HStack {
        Text("file \(number)")
        Button("Delete") { files.removeAll { $0 == number } }
        Button("Rename \(number)") {}
      }
    }
    .accessibilityLabel("Files")
  }
}

private struct Notes: View {
  @State private var notes = ["one", "two", "three"]

  var body: some View {
    List {
      Section("Notes") {
        ForEach(notes, id: \.self) { Text($0) }.onDelete { notes.remove(atOffsets: $0) }
      }
    }
  }
}

private struct Fruits: View {
  @State private var chosen: String?

  var body: some View {
    List(["apple", "pear", "cherry"], id: \.self, selection: $chosen) { Text($0) }
  }
}

private struct Nested: View {
  @State private var count = 0

  var body: some View {
    List(1..<3) { _ in
      List(1..<4) { _ in Button("Add") { count += 1 } }
    }
    .accessibilityIdentifier("Outer")
    List(1..<2) { _ in Button("Add") { count += 10 } }
    List(1..<10) { Text("\($0)") }
    Text("count \(count)")
  }
}

private struct Keys: View {
  @State private var passwords = [String](repeating: "", count: 100)

  var body: some View {
    List(passwords.indices, id: \.self) { SecureField("Password", text: $passwords[$0]) }
  }
}

// MARK: - Moving and selecting rows

extension InputCommandsTests {
  @Test func moveMovesARowToThePositionOfAnotherRow() async {
    let shown = await play("move List 2 4\nmove List d a\nmove List 2 2 \ncontrols", on: Letters())
    #expect(
      shown == """
        > move List 2 4
        ~ a
        > move List d a
        ~ d
        > move List 2 2
        > controls
          List  list  "1–6 of 6"
        """)
  }

  @Test func theErrorExplainsAnImpossibleMove() async {
    let shown = await play(
      "move List 1 2\nmove List 3 1\nmove List 3 7\nmove List aa 3\nmove List 3", on: Letters())
    #expect(
      shown == """
        > move List 1 2
        ! row "1" of "List" cannot be moved; visible rows that can: 2–5
        > move List 3 1
        ! row "3" of "List" cannot be moved to "1"; available: 2–5
        > move List 3 7
        ! no row "7" in "List"; specify a number from 1 to 6 or the text of a visible row
        > move List aa 3
        ! no row "aa" in "List"; specify a number from 1 to 6 or the text of a visible row
        > move List 3
        ! missing PLACE: move List 1…6 1…6
        """)
  }

  @Test func aListWithoutActionsSuggestsItsCommands() async {
    let shown = await play("move List 1 2\nselect List 1\ncontrols", on: Tagged())
    #expect(
      shown == """
        > move List 1 2
        ! cannot move "List": it is a list; use select List 1…3
        > select List 1
        ! row "1" of "List" cannot be selected; visible rows that can: 2–3
        > controls
          List  list  "1–3 of 3, selected 3"
        """)
  }

  @Test func aRowTextCanBeANumber() async {
    let shown = await play("select List 42\nselect List tow", on: Tagged())
    #expect(
      shown == """
        > select List 42
        -   42
        + * 42
        - * two
        +   two
        > select List tow
        ! no row "tow" in "List"; did you mean "two"?
        """)
  }
}

private struct Letters: View {
  @State private var letters = ["a", "b", "c", "d"]

  var body: some View {
    List {
      Text("title")
      ForEach(letters, id: \.self) { Text($0) }
        .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
      Text("end")
    }
    .frame(height: 100)
  }
}

private struct Tagged: View {
  @State private var chosen: Int? = 2

  var body: some View {
    List(selection: $chosen) {
      Text("title")
      Text("42").tag(1)
      Text("two").tag(2)
    }
  }
}
