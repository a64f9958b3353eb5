/// What runs after a layout: first what disappeared, then what appeared, then what changed.
@MainActor
struct PendingActions {
  enum Phase: Int, CaseIterable {
    case disappear, appear, change
  }

  private var byPhase = [[@MainActor () -> Void]](repeating: [], count: Phase.allCases.count)

  var isEmpty: Bool { byPhase.allSatisfy(\.isEmpty) }

  mutating func add(_ action: @escaping @MainActor () -> Void, in phase: Phase) {
    byPhase[phase.rawValue].append(action)
  }

  /// Takes out all actions in the order in which they run.
  mutating func takeAll() -> [@MainActor () -> Void] {
    defer { for index in byPhase.indices { byPhase[index].removeAll(keepingCapacity: true) } }
    return Array(byPhase.joined())
  }
}
