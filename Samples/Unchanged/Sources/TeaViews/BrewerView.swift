import SwiftUI
import TeaModels

/// The controls and the status of a tea machine.
public struct BrewerView: View {
  @StateObject private var brewer = Brewer()
  @State private var error: ActionError?

  public init() {}

  public var body: some View {
    VStack(alignment: .leading) {
      Text(description(of: brewer.snapshot))
      ForEach(brewer.controls) { button(for: $0) }
      if let error { Text(error.rawValue) }
      if let modal = brewer.modal { Text(text(of: modal)) }
    }
  }

  private func description(of snapshot: Snapshot) -> String {
    "\(snapshot.isHot ? "Hot" : "Cold"), \(snapshot.cups) cups"
  }

  private func button(for control: Control) -> some View {
    Button(control.label, role: role(of: control.role)) { perform(control.action) }
  }

  private func role(of role: ControlRole) -> ButtonRole? {
    role == .heater ? .destructive : nil
  }

  private func perform(_ action: ControlAction) {
    do {
      try brewer.perform(action)
      error = nil
    } catch {
      self.error = error as? ActionError
    }
  }

  private func text(of modal: Modal) -> String { modal.rawValue }
}
