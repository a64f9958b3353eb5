/// What runs after a layout: first what disappeared, then what appeared, then what changed.
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

  /// Takes out all actions in the order in which they run.
  mutating func takeAll() -> [@MainActor () -> Void] {
    if isEmpty { return [] }
    isEmpty = true
    defer { for index in byPhase.indices { byPhase[index].removeAll(keepingCapacity: true) } }
    return Array(byPhase.joined())
  }
}
