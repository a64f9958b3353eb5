import PlatenContext
import PlatenNavigation
import PlatenTesting
import Testing

/// Stacks with and without a path.
@MainActor
@Suite struct NavigationStackTests {
  private struct Folder: Hashable {
    let name: String
  }

  private struct Folders: View {
    @State private var path: [Folder] = []

    var body: some View {
      NavigationStack(path: $path) {
        VStack(alignment: .leading) {
          NavigationLink("Home", value: Folder(name: "Home"))
          Button("Deep") { path = [Folder(name: "a"), Folder(name: "b")] }
        }
        .navigationTitle("Root")
        .navigationDestination(for: Folder.self) { folder in
          VStack(alignment: .leading) {
            NavigationLink("More", value: Folder(name: folder.name + "+"))
            Button("To the root") { path.removeAll() }
            Text(path.map(\.name).joined(separator: "/"))
          }
          .navigationTitle(folder.name)
        }
      }
    }
  }

  @Test func aBoundPathPushesPagesAndReflectsNavigation() async {
    await expectTranscript(of: Folders()) {
      """
        Root
        ( Home › )
        ( Deep )
      > press Home
      - Root
      - ( Home › )
      - ( Deep )
      + ( ‹ Root )  Home
      + ( More › )
      + ( To the root )
      + Home
      > press More
      - ( ‹ Root )  Home
      - ( More › )
      - ( To the root )
      - Home
      + ( ‹ Home )  Home+
      + ( More › )
      + ( To the root )
      + Home/Home+
      > press Back
      - ( ‹ Home )  Home+
      - ( More › )
      - ( To the root )
      - Home/Home+
      + ( ‹ Root )  Home
      + ( More › )
      + ( To the root )
      + Home
      > press "To the root"
      - ( ‹ Root )  Home
      - ( More › )
      - ( To the root )
      - Home
      + Root
      + ( Home › )
      + ( Deep )
      > press Deep
      - Root
      - ( Home › )
      - ( Deep )
      + ( ‹ a )  b
      + ( More › )
      + ( To the root )
      + a/b
      > press a
      - ( ‹ a )  b
      - ( More › )
      - ( To the root )
      - a/b
      + ( ‹ Root )  a
      + ( More › )
      + ( To the root )
      + a
      """
    }
  }

  @Test func aNavigationStackShowsAPathWithValuesOfDifferentTypes() {
    let host = TestGraph(
      Stated(NavigationPath([1])) { path in
        NavigationStack(path: path) {
          Text("root")
            .navigationDestination(for: Int.self) { number in
              NavigationLink("word", value: "word \(number)")
              Button("Twice") { path.wrappedValue.append(number + 1) }
            }
            .navigationDestination(for: String.self) { word in
              Text(word)
              Button("All back") { path.wrappedValue.removeLast(path.wrappedValue.count) }
            }
            .onAppear { path.wrappedValue = path.wrappedValue }
            .navigationTitle("Bottom")
        }
      })
    #expect(host.lines == ["( ‹ Bottom )", "( word › )", "( Twice )"])
    host.press("Twice")
    host.press("word")
    #expect(host.lines == ["( ‹ Back )", "word 2", "( All back )"])
    host.press("All back")
    #expect(host.lines == ["Bottom", "root"])
  }

  @Test func aNavigationStackWithoutAPathPushesAndPopsValues() {
    let host = TestGraph(
      NavigationStack {
        NavigationLink("One", value: 1)
          .navigationDestination(for: Int.self) { number in
            NavigationLink("Next", value: number + 1)
            Text("\(number)")
          }
      })
    host.press("One")
    host.press("Next")
    host.press("Next")
    #expect(host.lines == ["( ‹ Back )", "( Next › )", "3"])
    host.press("Back")
    #expect(host.lines == ["( ‹ Back )", "( Next › )", "2"])
    host.press("Back")
    host.press("Back")
    #expect(host.lines == ["( One › )"])
  }

  @Test func pushingAValueWithoutADestinationIsReported() {
    let host = TestGraph(NavigationStack { NavigationLink("One", value: 1) })
    host.press("One")
    #expect(host.lines == ["( ‹ Back )"])
    #expect(
      host.warnings == ["a NavigationStack has no navigationDestination(for: Int.self)"])
    host.press("Back")
    #expect(host.lines == ["( One › )"])
  }

  @Test func pushingAValueOfTheWrongTypeForThePathIsReported() {
    let host = TestGraph(
      Stated(["a"].dropFirst().map { $0 }) { path in
        NavigationStack(path: path) { NavigationLink("One", value: 1) }
      })
    host.press("One")
    #expect(host.lines == ["( One › )"])
    #expect(host.warnings == ["the path of a NavigationStack cannot contain a value of type Int"])
  }

  private final class Model: ObservableObject {
    @Published var isShown = false
    @Published var item: String?
    @Published var path: [Int] = []
    let history = History()
  }

  private struct Presented: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationStack(path: $model.path) {
        Text("root")
          .navigationDestination(isPresented: $model.isShown) { Text("shown") }
          .navigationDestination(item: $model.item) { item in
            Tally("item \(item)")
              .onAppear { model.history.note("+\(item)") }
              .onDisappear { model.history.note("-\(item)") }
          }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
  }

  @Test func anIsPresentedBindingPushesADestination() {
    let model = Model()
    let host = TestGraph(Presented(model: model))
    model.isShown = true
    #expect(host.lines == ["( ‹ Back )", "shown"])
    host.press("Back")
    #expect(host.lines == ["root"])
    #expect(!model.isShown)
  }

  @Test func eachItemPushesASeparateDestination() {
    let model = Model()
    let host = TestGraph(Presented(model: model))
    model.item = "a"
    #expect(host.lines == ["( ‹ Back )", "( item a 0 )"])
    host.press("item a")
    model.item = "b"
    #expect(host.lines == ["( ‹ Back )", "( item b 0 )"])
    #expect(model.history.take() == ["+a", "-a", "+b"])
    host.press("Back")
    #expect(model.item == nil)
    #expect(host.lines == ["root"])
  }

  @Test func shorteningOrReplacingThePathRemovesItsPages() {
    let model = Model()
    let host = TestGraph(Presented(model: model))
    model.path = [1, 2]
    #expect(host.lines == ["( ‹ Back )", "number 2"])
    model.path = [1]
    #expect(host.lines == ["( ‹ Back )", "number 1"])
    model.path = [3, 4]
    #expect(host.lines == ["( ‹ Back )", "number 4"])
    host.press("Back")
    #expect(model.path == [3])
    model.isShown = true
    #expect(host.lines == ["( ‹ Back )", "shown"], "it replaces the pages of the path")
  }

  @Test func coveredPagesKeepTheirState() {
    let host = TestGraph(
      NavigationStack {
        Tally()
        NavigationLink("In") { Text("inside") }
      })
    host.press("tally")
    host.press("In")
    #expect(host.control("tally") == nil)
    host.press("Back")
    #expect(host.lines.first == "( tally 1 )")
  }

  @Test func aNavigationStackDoesNotCauseAdditionalEvaluations() {
    let plain = TestGraph(Tally())
    let stacked = TestGraph(NavigationStack { Tally().navigationTitle("Tallies") })
    #expect(
      plain.evaluations { plain.press("tally") } == stacked.evaluations { stacked.press("tally") })
  }

  @Test func aNavigationPathCanContainValuesOfDifferentTypes() {
    var path = NavigationPath(["a"])
    path.append(1)
    #expect(path.count == 2)
    path.removeLast(5)
    #expect(path.isEmpty)
    #expect(path == NavigationPath())
  }
}
