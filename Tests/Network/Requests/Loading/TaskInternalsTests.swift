import Foundation
import FoundationNetworking
import Testing

@testable import PlatenRequests

/// Checks the parts of a task that `TaskInternals` reads by reflection.
@Suite struct TaskInternalsTests {
  private let url = URL(string: "http://localhost/")!

  /// Reads the parts of a task on its queue, on which Foundation also changes them.
  private func internals(of task: URLSessionTask) throws -> TaskInternals {
    let mirrors = sequence(first: Mirror(reflecting: task)) { $0.superclassMirror }
    let properties = mirrors.flatMap(\.children)
    let property = properties.first { $0.label == "workQueue" }?.value
    let queue = try #require(property as? DispatchQueue)
    return try #require(queue.sync { TaskInternals(task) })
  }

  @Test func theSessionOfATaskIsFound() throws {
    let session = TestSession.make()
    let internals = try internals(of: session.dataTask(with: url))
    #expect(internals.session === session)
    #expect(!internals.reportsToDelegate)
  }

  @Test func theBodyOfAnUploadIsFound() throws {
    let request = URLRequest(url: url)
    let task = TestSession.make().uploadTask(with: request, from: Data("abc".utf8))
    guard case .data(let data) = try internals(of: task).body else {
      Issue.record("the body is not data")
      return
    }
    #expect(data == Data("abc".utf8))
  }

  @Test func theBodyOfAStreamedUploadComesFromItsDelegate() throws {
    let task = TestSession.make().uploadTask(withStreamedRequest: URLRequest(url: url))
    guard case .delegate = try internals(of: task).body else {
      Issue.record("the body does not come from the delegate")
      return
    }
  }

  @Test func onlyTasksWithoutACompletionHandlerReportToADelegate() throws {
    let session = TestSession.make(delegate: Delegate())
    let reporting = session.dataTask(with: url)
    let completing = session.dataTask(with: url) { _, _, _ in }
    #expect(try internals(of: reporting).reportsToDelegate)
    #expect(try !internals(of: completing).reportsToDelegate)
  }
}

private final class Delegate: NSObject, URLSessionDataDelegate, Sendable {}
