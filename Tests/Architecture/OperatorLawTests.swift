import Foundation
import Testing

/// Checks that the operator laws cover every operator that `PlatenCombine` declares.
@Suite struct OperatorLawTests {
  /// Methods of publishers that are not operators.
  private static let others: Set<Substring> = ["connect", "hash"]

  @Test func theOperatorLawsCoverEveryOperator() throws {
    let operators = Sources.folder.appending(path: "Reactive/Combine/Operators")
    let declared = try FileManager.default.contentsOfDirectory(atPath: operators.path)
      .flatMap { try names(/public func (\w+)/, in: operators.appending(path: $0)) }
    let laws = Sources.folder.appending(path: "../Tests/Reactive/Combine/Laws")
    let tested = try names(/\.(\w+)/, in: laws.appending(path: "Operator+All.swift"))
    // The laws call `merge(with:)` through a test helper, so its name is not in the list.
    let missing = Set(declared).subtracting(tested).subtracting(Self.others)
    #expect(missing == ["merge"])
  }

  private func names(_ pattern: Regex<(Substring, Substring)>, in file: URL) throws -> [Substring] {
    try String(contentsOf: file, encoding: .utf8).matches(of: pattern).map(\.1)
  }
}
