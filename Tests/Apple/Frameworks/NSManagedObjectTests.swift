import Foundation
import PlatenCoreData
import PlatenSwiftUI
import Testing

/// A shelf with books, as the build-tool plugin writes the classes of a model.
final class Shelf: NSManagedObject, Identifiable {
  var title: String {
    get { self[_managed: "title"] }
    set { self[_managed: "title"] = newValue }
  }
  var books: NSSet? {
    get { self[_managed: "books"] }
    set { self[_managed: "books"] = newValue }
  }
  func addToBooks(_ value: Book) { _add([value], to: "books") }
  func removeFromBooks(_ value: Book) { _remove([value], from: "books") }
}

final class Book: NSManagedObject, Identifiable {
  var title: String? {
    get { self[_managed: "title"] }
    set { self[_managed: "title"] = newValue }
  }
  var pages: Int16 {
    get { self[_managed: "pages"] }
    set { self[_managed: "pages"] = newValue }
  }
  var isRead: Bool {
    get { self[_managed: "isRead"] }
    set { self[_managed: "isRead"] = newValue }
  }
  var shelf: Shelf? {
    get { self[_managed: "shelf"] }
    set { self[_managed: "shelf"] = newValue }
  }

  class func fetchRequest() -> NSFetchRequest<Book> { NSFetchRequest<Book>(entityName: "Book") }
}

enum LibraryModel: _ManagedModel {
  static var entities: [NSEntityDescription] {
    [
      NSEntityDescription(
        _name: "Shelf", of: Shelf.self,
        relationships: [
          _ManagedRelationship("books", inverse: "shelf", isToMany: true, cascades: true)
        ]),
      NSEntityDescription(
        _name: "Book", of: Book.self, defaults: ["pages": Int16(1)],
        relationships: [_ManagedRelationship("shelf", inverse: "books")]),
    ]
  }
}

@Suite struct NSManagedObjectTests {
  private let context = NSPersistentContainer(name: "Library").viewContext

  @Test func newObjectsHaveTheDefaultsOfTheirEntity() {
    let book = Book(context: context)
    #expect(book.pages == 1)
    #expect(book.title == nil)
    #expect(!book.isRead)
    #expect(book.isInserted && book.hasChanges && !book.isUpdated)
    #expect(book.value(forKey: "pages") as? Int16 == 1)
  }

  @Test func bothSidesOfARelationshipChange() {
    let (one, other) = (Shelf(context: context), Shelf(context: context))
    let book = Book(context: context)
    book.shelf = one
    #expect(one.books == NSSet(object: book))
    other.addToBooks(book)
    #expect(book.shelf === other)
    #expect(one.books == NSSet())
    other.removeFromBooks(book)
    #expect(book.shelf == nil)
  }

  @Test func deletingAnObjectDeletesAndReleasesOthers() throws {
    let shelf = Shelf(context: context)
    let book = Book(context: context)
    book.shelf = shelf
    let other = Book(context: context)
    context.delete(other)
    context.delete(shelf)
    #expect(try context.count(for: Book.fetchRequest()) == 0)

    let left = Book(context: context)
    let kept = Shelf(context: context)
    kept.addToBooks(left)
    context.delete(left)
    #expect(kept.books == NSSet())
  }

  @Test func anObjectIsCreatedByTheNameOfItsEntity() {
    let object = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
    #expect(object is Book)
    #expect(object.entity.managedObjectClassName == "Book")
    #expect(Book.entity().name == "Book")
  }
}
