import PlatenCoreData
import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct FetchRequestTests {
  @Test func aListFollowsItsObjects() async {
    await expectTranscript(of: Library(), width: 30) {
      """
        search [                     ]
        ( Add )
        ( Delete )
      > press Add
      + [ ] Book 1
      > press Add
      + [ ] Book 2
      > toggle "Book 2"
      - [ ] Book 2
      + [x] Book 2
      > set search 2
      - search [                     ]
      + search [2                    ]
      - [ ] Book 1
      > set search ""
      - search [2                    ]
      + search [                     ]
      + [ ] Book 1
      > press Delete
      - [ ] Book 1
      > log
        loadPersistentStores has no effect: objects are in memory until the program ends
      """
    }
  }
}

private struct Library: View {
  @StateObject private var stores = Stores()

  var body: some View {
    BookList().environment(\.managedObjectContext, stores.container.viewContext)
  }

  private final class Stores: ObservableObject {
    let container = NSPersistentContainer(name: "Library")

    init() { container.loadPersistentStores { _, _ in } }
  }
}

private struct BookList: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Book.title, ascending: true)])
  private var books: FetchedResults<Book>
  @State private var search = ""

  var body: some View {
    TextField("search", text: $search)
      .onChange(of: search) {
        books.nsPredicate = search.isEmpty ? nil : NSPredicate(format: "title ENDSWITH %@", search)
      }
    Button("Add") {
      let book = Book(context: context)
      book.title = "Book \(books.count + 1)"
    }
    Button("Delete") { books.first.map(context.delete) }
    ForEach(books) { BookRow(book: $0) }
  }
}

private struct BookRow: View {
  @ObservedObject var book: Book

  var body: some View { Toggle(book.title ?? "", isOn: $book.isRead) }
}
