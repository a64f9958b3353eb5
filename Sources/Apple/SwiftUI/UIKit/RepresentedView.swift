import PlatenNavigation
import PlatenUIKit

/// What representable views and representable controllers have in common.
@MainActor
protocol Representation {
  associatedtype Object: AnyObject
  associatedtype Coordinator

  func makeCoordinator() -> Coordinator
  func make(_ coordinator: Coordinator, _ environment: EnvironmentValues) -> Object
  func update(_ object: Object, _ coordinator: Coordinator, _ environment: EnvironmentValues)
  func drawn(_ object: Object) -> UIView
  func screenChanged(_ object: Object, _ coordinator: Coordinator, isShown: Bool)
}

/// A view that creates, updates, and draws what it represents.
struct RepresentedView<Representable: Representation>: View {
  let representable: Representable
  @StateObject private var host = RepresentedHost<Representable>()
  @Environment(\.self) private var environment

  var body: some View {
    let shown = host.show(representable, environment)
    DisplayedView(display: shown.display, version: shown.display.version)
      .onAppear { shown.changeScreen(isShown: true) }
      .onDisappear { shown.changeScreen(isShown: false) }
  }
}

/// The owner of a represented object, for as long as the view keeps its identity.
@MainActor
private final class RepresentedHost<Representable: Representation>: ObservableObject {
  struct Shown {
    let object: Representable.Object
    let coordinator: Representable.Coordinator
    let display: UIViewDisplay
    let changeScreen: (_ isShown: Bool) -> Void

    func changeScreen(isShown: Bool) { changeScreen(isShown) }
  }

  private var shown: Shown?

  /// Creates or updates the object, without publishing changes of its views.
  func show(_ representable: Representable, _ environment: EnvironmentValues) -> Shown {
    let shown = shown ?? make(representable, environment)
    shown.display.update {
      representable.update(shown.object, shown.coordinator, environment)
    }
    self.shown = shown
    return shown
  }

  private func make(_ representable: Representable, _ environment: EnvironmentValues) -> Shown {
    let coordinator = representable.makeCoordinator()
    let object = representable.make(coordinator, environment)
    return Shown(
      object: object, coordinator: coordinator, display: representable.drawn(object).display
    ) { isShown in
      representable.screenChanged(object, coordinator, isShown: isShown)
    }
  }
}
