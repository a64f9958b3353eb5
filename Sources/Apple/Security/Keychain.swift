@_exported import Foundation
import PlatenContext

/// The items that the keychain functions store: in memory, for each session. They are never logged
/// or recorded.
private final class Keychain: Sendable {
  typealias Item = [String: any Sendable]

  let items = Locked<[Item]>([])

  static var current: Keychain { SessionContext.current.storage.value(Keychain()) }

  /// The attributes that describe items. The other ones describe a search and its results.
  private static let attributes: Set = [
    kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrLabel, kSecAttrGeneric,
    kSecAttrAccessGroup, kSecAttrApplicationTag, kSecAttrPath, kSecAttrPort, kSecAttrProtocol,
    kSecAttrDescription, kSecAttrComment, kSecAttrKeyType, kSecAttrSecurityDomain,
  ]
  /// The attributes by which two items are the same.
  private static let keys: Set = [
    kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrAccessGroup,
    kSecAttrApplicationTag, kSecAttrPath, kSecAttrPort, kSecAttrProtocol, kSecAttrSecurityDomain,
  ]

  /// Converts the values of a dictionary, of which texts, data and numbers are stored.
  static func item(_ dictionary: CFDictionary) -> Item {
    var item: Item = [:]
    for (key, value) in dictionary {
      guard let key = key as? String else { continue }
      switch value {
      case let text as String: item[key] = text
      case let data as Data: item[key] = data
      case let number as Int: item[key] = number
      case let isOn as Bool: item[key] = isOn
      default: break
      }
    }
    return item
  }

  /// Returns whether an item has the attributes of a query.
  static func meets(_ item: Item, _ query: Item) -> Bool {
    query.allSatisfy { key, value in
      guard attributes.contains(key) else { return true }
      return item[key].map { equal($0, value) } ?? false
    }
  }

  static func isSame(_ one: Item, _ other: Item) -> Bool {
    keys.allSatisfy { key in
      switch (one[key], other[key]) {
      case (nil, nil): true
      case (let one?, let other?): equal(one, other)
      default: false
      }
    }
  }

  private static func equal(_ one: any Sendable, _ other: any Sendable) -> Bool {
    (one as? AnyHashable) == (other as? AnyHashable)
  }
}

// MARK: - Functions

/// Adds an item to the keychain of the session.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  Log.noEffect(of: "SecItemAdd", because: "items are in memory until the program ends")
  let item = Keychain.item(attributes)
  guard item[kSecClass] != nil else { return errSecParam }
  return Keychain.current.items.withLock { items in
    if items.contains(where: { Keychain.isSame($0, item) }) { return errSecDuplicateItem }
    items.append(item)
    return errSecSuccess
  }
}

/// Searches the keychain of the session.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let query = Keychain.item(query)
  let found = Keychain.current.items.value.filter { Keychain.meets($0, query) }
  guard let first = found.first else { return errSecItemNotFound }
  let isForAll = query[kSecMatchLimit] as? String == kSecMatchLimitAll
  result?.pointee =
    isForAll
    ? found.map { Keychain.result($0, query) } as AnyObject
    : Keychain.result(first, query) as AnyObject
  return errSecSuccess
}

extension Keychain {
  /// The result for an item: its data, its attributes, or both.
  fileprivate static func result(_ item: Item, _ query: Item) -> Any {
    let returnsData = query[kSecReturnData] as? Bool == true
    if returnsData, query[kSecReturnAttributes] as? Bool != true {
      return item[kSecValueData] ?? Data()
    }
    return returnsData ? item : item.filter { $0.key != kSecValueData }
  }
}

/// Changes items in the keychain of the session.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus {
  let (query, changes) = (Keychain.item(query), Keychain.item(attributesToUpdate))
  return Keychain.current.items.withLock { items in
    let found = items.indices.filter { Keychain.meets(items[$0], query) }
    for index in found { items[index].merge(changes) { $1 } }
    return found.isEmpty ? errSecItemNotFound : errSecSuccess
  }
}

/// Removes items from the keychain of the session.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  let query = Keychain.item(query)
  return Keychain.current.items.withLock { items in
    let count = items.count
    items.removeAll { Keychain.meets($0, query) }
    return items.count == count ? errSecItemNotFound : errSecSuccess
  }
}

/// Returns the description of a result of the keychain functions.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecParam: "One or more parameters passed to a function were not valid."
  default: "OSStatus \(status)"
  }
}

/// Fills memory with random bytes of the system.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  var generator = SystemRandomNumberGenerator()
  let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: count)
  for index in buffer.indices { buffer[index] = .random(in: 0...255, using: &generator) }
  return errSecSuccess
}
