import Foundation
import FoundationNetworking
import Testing

@testable import PlatenRequests

/// Checks the parts of a task that `TaskInternals` reads by reflection.
@Suite struct TaskInternalsTests {
  private let url = URL(string: "http://localhost/")!

  @Test func theSessionOfATaskIsFound() throws {
    let session = TestSession.make()
    let internals = try #require(TaskInternals(session.dataTask(with: url)))
    #expect(internals.session === session)
    #expect(!internals.reportsToDelegate)
  }

  @Test func theBodyOfAnUploadIsFound() throws {
    let request = URLRequest(url: url)
    let task = TestSession.make().uploadTask(with: request, from: Data("abc".utf8))
    guard case .data(let data) = try #require(TaskInternals(task)).body else {
      Issue.record("the body is not data")
      return
    }
    #expect(data == Data("abc".utf8))
  }

  @Test func theBodyOfAStreamedUploadComesFromItsDelegate() throws {
    let task = TestSession.make().uploadTask(withStreamedRequest: URLRequest(url: url))
    guard case .delegate = try #require(TaskInternals(task)).body else {
      Issue.record("the body does not come from the delegate")
      return
    }
  }

  @Test func onlyTasksWithoutACompletionHandlerReportToADelegate() throws {
    let session = TestSession.make(delegate: Delegate())
    let reporting = session.dataTask(with: url)
    let completing = session.dataTask(with: url) { _, _, _ in }
    // Foundation registers a task on the queue of its session.
    let queue = try #require(TaskInternals(reporting)).queue
    queue.sync {
      #expect(TaskInternals(reporting)?.reportsToDelegate == true)
      #expect(TaskInternals(completing)?.reportsToDelegate == false)
    }
  }
}

private final class Delegate: NSObject, URLSessionDataDelegate, Sendable {}
