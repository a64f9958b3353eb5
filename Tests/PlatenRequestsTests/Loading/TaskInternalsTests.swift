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
    #expect(!internals.streamsToDelegate)
  }

  @Test func theBodyOfAnUploadIsFound() throws {
    let request = URLRequest(url: url)
    let task = TestSession.make().uploadTask(with: request, from: Data("abc".utf8))
    #expect(try #require(TaskInternals(task)).body.read() == Data("abc".utf8))
  }

  @Test func anUploadWhoseDelegateProvidesTheBodyHasNoInternals() {
    let task = TestSession.make().uploadTask(withStreamedRequest: URLRequest(url: url))
    #expect(TaskInternals(task) == nil)
  }

  @Test func onlyTasksWithoutACompletionHandlerReportToADelegate() throws {
    let session = TestSession.make(delegate: Delegate())
    let reporting = session.dataTask(with: url)
    let completing = session.dataTask(with: url) { _, _, _ in }
    // Foundation registers a task on the queue of its session.
    let queue = try #require(TaskInternals(reporting)).queue
    queue.sync {
      #expect(TaskInternals(reporting)?.streamsToDelegate == true)
      #expect(TaskInternals(completing)?.streamsToDelegate == false)
    }
  }
}

private final class Delegate: NSObject, URLSessionDataDelegate, Sendable {}
