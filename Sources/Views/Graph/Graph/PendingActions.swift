/// The actions to run after a layout.
///
/// The actions of views that disappeared run first, then those of views that appeared, and then
/// those of views that changed.
@MainActor
package struct PendingActions {
  package enum Phase: Int, CaseIterable {
    case disappear, appear, change
  }

  private var byPhase = [[@MainActor () -> Void]](repeating: [], count: Phase.allCases.count)

  private(set) var isEmpty = true

  mutating func add(_ action: @escaping @MainActor () -> Void, in phase: Phase) {
    byPhase[phase.rawValue].append(action)
    isEmpty = false
  }

  /// Removes and returns all actions in execution order.
  mutating func takeAll() -> [@MainActor () -> Void] {
    if isEmpty { return [] }
    isEmpty = true
    defer { for index in byPhase.indices { byPhase[index].removeAll(keepingCapacity: true) } }
    return Array(byPhase.joined())
  }
}
