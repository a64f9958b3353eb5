import Foundation
import PlatenCombine
import Testing

import FoundationNetworking

@Suite struct OrderedDescriptionTests {
  private struct Stock: Hashable {
    var counts: [String: Int] = ["b": 1, "a": 2]
    var names: Set = ["x"]
    var place: String?
  }

  private enum Event {
    case arrival(Stock)
    case sale([Int: Int], buyer: String)
    case none
  }

  private final class Shop {
    let stock = Stock()
  }

  private struct Label: CustomStringConvertible {
    let texts: Set = ["a", "b"]
    let description = "label"
  }

  /// Values with at most one element in a table, whose standard text has only one possible order.
  private static var values: [Any] {
    [
      "text", 1, 2.5, [1, 2], Optional(1) as Any, Int?.none as Any, (1, name: "x"), Event.none,
      [Event.none], ["a": 1], [Int: Int](), Set([1]), Set<Int>(), [Set([1])], [[Int: Int]()],
      Event.sale([1: 2], buyer: "(Ada)"), [Event.sale([1: 2], buyer: "Ada")], (1, name: [1: 2]),
      [Optional(["a": 1]), nil], Result<[Int: Int], any Error>.success([1: 2]), ["k": Event.none],
      Event.arrival(Stock(counts: ["a": 1])), [Stock(counts: [:], place: "shelf")], Label(),
      [Label()],
      Shop(), [Shop()], CancellationError(),
    ]
  }

  @Test func aValueHasItsStandardText() {
    for value in Self.values { #expect(String(ordered: value) == String(describing: value)) }
  }

  @Test func elementsAreInAlphabeticalOrder() {
    let counts = Dictionary(uniqueKeysWithValues: (1...9).map { ("\($0)", $0) })
    let text = (1...9).map { #""\#($0)": \#($0)"# }.joined(separator: ", ")
    #expect(String(ordered: counts) == "[\(text)]")
    #expect(String(ordered: Set(1...9)) == "[1, 2, 3, 4, 5, 6, 7, 8, 9]")
    #expect(String(ordered: [Set("cab")]) == #"[Set(["a", "b", "c"])]"#)
  }

  @Test func elementsOfNestedTablesAreInAlphabeticalOrder() {
    #expect(
      String(ordered: Event.arrival(Stock())).contains(#"(counts: ["a": 2, "b": 1], names: Set("#))
    let sets = [[Set("ba"): "x"], [Set("ab"): "y"]]
    #expect(String(ordered: sets) == #"[[Set(["a", "b"]): "x"], [Set(["a", "b"]): "y"]]"#)
  }

  /// A value that counts how often it is reflected.
  private struct Counted: CustomReflectable {
    final class Count { var value = 0 }

    let count: Count
    let content: Any

    var customMirror: Mirror {
      count.value += 1
      return Mirror(self, children: ["content": content], displayStyle: .struct)
    }
  }

  /// The standard text of the value reflects it as well.
  @Test func aNestedValueIsReflectedOnlyOnceForTheOrder() {
    let count = Counted.Count()
    var value: Any = Set([1])
    for _ in 0..<100 { value = Counted(count: count, content: value) }
    let end = "content: Set([1])" + String(repeating: ")", count: 100)
    #expect(String(ordered: value).hasSuffix(end))
    #expect(count.value <= 200, "\(count.value)")
  }

  @Test func numbersInACollectionAreNotReflected() {
    let numbers = Array(0..<1_000_000)
    #expect(String(ordered: numbers).hasSuffix("999998, 999999]"))
    #expect(String(ordered: [1: numbers]).hasSuffix("999998, 999999]]"))
    #expect(String(ordered: [Optional(1), nil]) == "[Optional(1), nil]")
  }

  @Test func theInformationOfAnErrorIsInAlphabeticalOrder() throws {
    let text = #"""
      Error Domain=NSURLErrorDomain Code=-1001 "late" \#
      UserInfo={NSErrorFailingURLKey=http://a/b, NSLocalizedDescription=late, key=1}
      """#
    let information: [String: Any] = [
      NSLocalizedDescriptionKey: "late", "key": 1,
      NSURLErrorFailingURLErrorKey: try #require(URL(string: "http://a/b")),
    ]
    let error = URLError(.timedOut, userInfo: information)
    #expect(String(ordered: error) == text)
    #expect(String(ordered: error as NSError) == text)
    #expect(String(ordered: [Result<Int, URLError>.failure(error)]).hasSuffix(".failure(\(text))]"))
    #expect(String(ordered: NSError(domain: "d", code: 1)) == #"Error Domain=d Code=1 "(null)""#)
  }
}
