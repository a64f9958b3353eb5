import Testing

@testable @_spi(Nodes) import PlatenGraph

/// Weak and unowned references are compared by their object and never read.
@MainActor
@Suite struct WeakFieldTests {
  private final class Person: Equatable {
    let name: String
    init(_ name: String) { self.name = name }
    static func == (a: Person, b: Person) -> Bool { a.name == b.name }
  }

  private struct Weak {
    weak var person: Person?
  }

  private struct Unowned {
    unowned let person: Person
  }

  @Test func weakReferencesAreEqualOnlyForTheSameObject() {
    let (ada, grace) = (Person("Ada"), Person("Grace"))
    #expect(Equality.areEqual(Weak(person: ada), Weak(person: ada)))
    #expect(!Equality.areEqual(Weak(person: ada), Weak(person: grace)))
  }

  @Test func unownedReferencesAreEqualOnlyForTheSameObject() {
    let (ada, grace) = (Person("Ada"), Person("Grace"))
    #expect(Equality.areEqual(Unowned(person: ada), Unowned(person: ada)))
    #expect(!Equality.areEqual(Unowned(person: ada), Unowned(person: grace)))
  }
}
