import Dispatch
import Foundation

import FoundationNetworking

/// The parts of a task that Foundation on Linux keeps internal and that loading requires.
///
/// A protocol must report to its client on the queue of the task, and it needs the session for
/// cookies, header fields and redirects. Foundation declares no access to them, so this type
/// reads them by reflection. `TaskInternalsTests` fails if Foundation renames them.
struct TaskInternals {
  let session: URLSession
  /// The serial queue on which the task and its protocol run.
  let queue: DispatchQueue
  let body: RequestBody
  /// Whether the task reports its results to the delegate of the session, and not to a completion
  /// handler.
  let reportsToDelegate: Bool
  let task: URLSessionTask
  /// The delegate with which an `async` method of the session created the task.
  private let asyncDelegate: (any URLSessionTaskDelegate)?

  /// Reads the parts of a task on its queue; returns `nil` if a part is missing.
  init?(_ task: URLSessionTask) {
    let mirror = Mirror(reflecting: task)
    guard let session = mirror.property("session") as? URLSession,
      let queue = mirror.property("workQueue") as? DispatchQueue,
      let body = mirror.property("knownBody").map({ RequestBody(reflecting: $0) })
    else { return nil }
    self.task = task
    self.session = session
    self.queue = queue
    self.body = body
    let behavior = Self.behavior(of: task, in: session)
    reportsToDelegate =
      session.delegate is any URLSessionTaskDelegate
      && behavior.map { "\($0)" == "callDelegate" } ?? false
    // A completion handler precedes the delegate.
    asyncDelegate = behavior.flatMap { Mirror(reflecting: $0).children.first }
      .flatMap { Mirror(reflecting: $0.value).children.map(\.value).last }
      .flatMap { $0 as? any URLSessionTaskDelegate }
  }

  /// The delegate of the task, or else the delegate of the session.
  var delegate: (any URLSessionTaskDelegate)? { asyncDelegate ?? task.delegate }

  /// Cancels the task from another queue, because Foundation waits for the queue of the task.
  func cancelTask() { DispatchQueue.global().async { [task] in task.cancel() } }

  /// Returns the value of Foundation's enumeration of the receivers of a task's results.
  private static func behavior(of task: URLSessionTask, in session: URLSession) -> Any? {
    let registry = Mirror(reflecting: session).property("taskRegistry")
    let behaviors = registry.flatMap { Mirror(reflecting: $0).property("behaviours") }
    let entries = behaviors.map { behaviors in
      Mirror(reflecting: behaviors).children.lazy
        .map { Mirror(reflecting: $0.value).children.map(\.value) }
    }
    return entries?.first { $0.first as? Int == task.taskIdentifier }?.last
  }
}

extension Mirror {
  /// Returns a stored property, including those of superclasses.
  fileprivate func property(_ name: String) -> Any? {
    children.first { $0.label == name }?.value ?? superclassMirror?.property(name)
  }
}

extension RequestBody {
  /// Creates a body from the internal enumeration of Foundation. It has no value if the delegate
  /// provides the body.
  fileprivate init(reflecting body: Any) {
    let mirror = Mirror(reflecting: body)
    if mirror.displayStyle == .optional {
      self = mirror.children.first.map { RequestBody(reflecting: $0.value) } ?? .delegate
    } else {
      switch mirror.children.first?.value {
      case let data as DispatchData: self = .data(Data(data))
      case let file as URL: self = .file(file)
      case let stream as InputStream: self = .stream(BodyStream(stream: stream))
      default: self = .data(Data())
      }
    }
  }
}
