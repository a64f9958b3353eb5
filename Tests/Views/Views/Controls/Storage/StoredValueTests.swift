import Foundation
import PlatenContext
import PlatenNavigation
import Testing

/// The types that a store supports, and the objects that represent their values.
@MainActor
@Suite struct StoredValueTests {
  private enum Size: String { case small, large }
  private enum Grade: Int { case low, high }

  private let store = VolatileDefaults()

  /// Expects that a new value differs from the initial one, can be read back and is stored as an
  /// object.
  private func check<Value: Equatable, Object: Hashable>(
    _ new: Value, storedAs object: Object, _ make: () -> AppStorage<Value>
  ) {
    #expect(make().wrappedValue != new)
    make().wrappedValue = new
    #expect(make().wrappedValue == new)
    #expect(store.object(forKey: "key") as? Object == object)
  }

  @Test func everySupportedTypeCanBeStoredAndRead() {
    let (file, data) = (URL(fileURLWithPath: "/"), Data([1, 2]))
    let url = URL(string: "https://example.org/a?b=c")!
    check(true, storedAs: true) { AppStorage(wrappedValue: false, "key", store: store) }
    check(7, storedAs: 7) { AppStorage(wrappedValue: 0, "key", store: store) }
    check(0.5, storedAs: 0.5) { AppStorage(wrappedValue: 1.5, "key", store: store) }
    check("Ada", storedAs: "Ada") { AppStorage(wrappedValue: "", "key", store: store) }
    check(data, storedAs: data) { AppStorage(wrappedValue: Data(), "key", store: store) }
    store.removeObject(forKey: "key")
    check(url, storedAs: url.absoluteString) {
      AppStorage(wrappedValue: file, "key", store: store)
    }
    check(Size.large, storedAs: "large") {
      AppStorage(wrappedValue: .small, "key", store: store)
    }
    check(Grade.high, storedAs: 1) { AppStorage(wrappedValue: .low, "key", store: store) }
  }

  @Test func everySupportedTypeCanBeStoredAsAnOptional() {
    check(true, storedAs: true) { AppStorage<Bool?>("key", store: store) }
    check(7, storedAs: 7) { AppStorage<Int?>("key", store: store) }
    check(0.5, storedAs: 0.5) { AppStorage<Double?>("key", store: store) }
    check("Ada", storedAs: "Ada") { AppStorage<String?>("key", store: store) }
    check(Data([1]), storedAs: Data([1])) { AppStorage<Data?>("key", store: store) }
    check(URL(string: "a:b"), storedAs: "a:b") { AppStorage<URL?>("key", store: store) }
    check(Size.large, storedAs: "large") { AppStorage<Size?>("key", store: store) }
    check(Grade.high, storedAs: 1) { AppStorage<Grade?>("key", store: store) }
    AppStorage<Grade?>("key", store: store).wrappedValue = nil
    #expect(store.dictionaryRepresentation().isEmpty)
  }

  @Test func aStoredValueOfTheWrongTypeIsIgnored() {
    store.set("many", forKey: "count")
    store.set("huge", forKey: "size")
    #expect(AppStorage(wrappedValue: 3, "count", store: store).wrappedValue == 3)
    #expect(AppStorage(wrappedValue: Size.small, "size", store: store).wrappedValue == .small)
    #expect(AppStorage<Data?>("count", store: store).wrappedValue == nil)
  }

  @Test func aStoredIntegerCanBeReadAsADouble() {
    store.set(3, forKey: "width")
    #expect(AppStorage(wrappedValue: 0.5, "width", store: store).wrappedValue == 3)
  }

  @Test func volatileDefaultsSupportsTypedAccessAndRemoval() {
    store.set(true, forKey: "flag")
    store.set(2.5, forKey: "width")
    #expect(store.bool(forKey: "flag"))
    #expect(store.double(forKey: "width") == 2.5)
    store.removeObject(forKey: "flag")
    #expect(!store.bool(forKey: "flag"))
    #expect(store.synchronize())
  }
}
