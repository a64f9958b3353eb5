import Foundation
import PlatenCoreData
import Testing

@Suite struct NSManagedObjectContextTests {
  private let container = NSPersistentContainer(name: "Library")
  private var context: NSManagedObjectContext { container.viewContext }

  private func book(_ title: String, pages: Int16 = 1) -> Book {
    let book = Book(context: context)
    book.title = title
    book.pages = pages
    return book
  }

  private func titles(_ request: NSFetchRequest<Book> = Book.fetchRequest()) throws -> [String] {
    try context.fetch(request).map { $0.title ?? "" }
  }

  @Test func rollbackRestoresTheLastSave() throws {
    let (kept, deleted) = (book("a"), book("b"))
    try context.save()
    #expect(!context.hasChanges)
    kept.title = "c"
    context.delete(deleted)
    _ = book("d")
    #expect(context.updatedObjects == [kept])
    #expect(context.deletedObjects == [deleted])
    #expect(try titles() == ["c", "d"])
    context.rollback()
    #expect(try titles() == ["a", "b"])
    #expect(!context.hasChanges)
  }

  @Test func requestsSortAndSelectObjects() throws {
    for (title, pages) in [("b", 3), ("A", 1), ("c", 2)] { _ = book(title, pages: Int16(pages)) }
    let request = Book.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: false)]
    #expect(try titles(request) == ["b", "c", "A"])
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: true)]
    request.predicate = NSPredicate(format: "pages >= %d AND NOT title == %@", 2, "x")
    #expect(try titles(request) == ["b", "c"])
    request.predicate = NSPredicate(format: "title CONTAINS[cd] %@ OR pages IN %@", "B", [1])
    #expect(try titles(request) == ["A", "b"])
    request.predicate = nil
    (request.fetchLimit, request.fetchOffset) = (1, 1)
    #expect(try titles(request) == ["b"])
  }

  @Test func objectsAreFoundByRelationsAndIdentity() throws {
    let shelf = Shelf(context: context)
    let first = book("a")
    first.shelf = shelf
    shelf.title = "Poems"
    _ = book("b")
    let request = Book.fetchRequest()
    request.predicate = NSPredicate(format: "shelf == %@", shelf)
    #expect(try titles(request) == ["a"])
    request.predicate = NSPredicate(format: "shelf.title BEGINSWITH 'Po'")
    #expect(try titles(request) == ["a"])
    request.predicate = NSPredicate(format: "%K = nil", "shelf")
    #expect(try titles(request) == ["b"])
    #expect(try context.existingObject(with: first.objectID) === first)
    context.delete(first)
    #expect(throws: CocoaError.self) { try context.existingObject(with: first.objectID) }
  }

  @Test func aBatchIsDeleted() throws {
    _ = (book("a"), book("b", pages: 9))
    let request: NSFetchRequest<any NSFetchRequestResult> = NSFetchRequest(entityName: "Book")
    request.predicate = NSPredicate(format: "pages > 1")
    let batch = NSBatchDeleteRequest(fetchRequest: request)
    batch.resultType = .resultTypeCount
    let result = try context.execute(batch) as? NSBatchDeleteResult
    #expect(result?.result as? Int == 1)
    #expect(try titles() == ["a"])
  }

  @Test func contextsOfAContainerShareObjects() throws {
    let background = container.newBackgroundContext()
    let book = Book(context: background)
    book.title = "a"
    #expect(try titles() == ["a"])
    #expect(book.managedObjectContext === background)
    #expect(!context.hasChanges && background.hasChanges)
    #expect(context.registeredObjects == [book])
    #expect(context.object(with: book.objectID) === book)
  }

  @Test func savingIsAnnounced() throws {
    let saved = Locker()
    let context = context
    let observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: context, queue: nil
    ) { saved.count += ($0.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject>)?.count ?? 0 }
    defer { NotificationCenter.default.removeObserver(observer) }
    _ = book("a")
    try context.save()
    #expect(saved.count == 1)
  }

  // Notifications are delivered at once, on the thread of the test.
  private final class Locker: @unchecked Sendable {
    var count = 0
  }
}
