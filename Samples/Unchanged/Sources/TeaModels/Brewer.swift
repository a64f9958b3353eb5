import Combine

// Platen also declares types with these names, in modules that `import SwiftUI` does not import.

/// A machine that brews tea.
public final class Brewer: ObservableObject {
  @Published public private(set) var snapshot = Snapshot()

  public let controls = [
    Control(label: "Heat", role: .heater), Control(label: "Pour", role: .valve),
  ]

  public init() {}

  /// The reason why the machine needs attention, if it does.
  public var modal: Modal? { snapshot.cups == Snapshot.capacity ? .empty : nil }

  public func perform(_ action: ControlAction) throws {
    switch action {
    case .heat: snapshot.isHot = true
    case .pour where !snapshot.isHot: throw ActionError.cold
    case .pour: snapshot.cups += 1
    }
  }
}

/// The work that the machine has done so far.
public struct Snapshot {
  public static let capacity = 2

  public internal(set) var isHot = false
  public internal(set) var cups = 0
}

/// A control of the machine.
public struct Control: Identifiable {
  public let label: String
  public let role: ControlRole

  public var id: String { label }

  public var action: ControlAction { role == .heater ? .heat : .pour }
}

public enum ControlRole { case heater, valve }

public enum ControlAction { case heat, pour }

public enum ActionError: String, Error { case cold = "The water is cold" }

public enum Modal: String { case empty = "The machine is empty" }
