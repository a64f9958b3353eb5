import PlatenNavigation
import PlatenUIKit

/// A view that shows the view of a controller of UIKit.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object that receives the events of the controller.
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the controller, once for each place in the tree.
  @MainActor @preconcurrency
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller after each evaluation of this view.
  @MainActor @preconcurrency
  func updateUIViewController(
    _ uiViewController: UIViewControllerType, context: Context)
  /// Ends the use of the controller.
  @MainActor @preconcurrency
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Creates the coordinator, before the controller.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// The view that draws the view of the controller.
  public var body: some View {
    RepresentedView(representable: UIViewControllerRepresentation(view: self))
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The coordinator and the environment of a representable controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// The object that receives the events of the controller.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
  /// The current transaction, which has no animation.
  public var transaction: Transaction { Transaction() }
}

/// A representable controller, as what draws both kinds sees it.
private struct UIViewControllerRepresentation<
  Representable: UIViewControllerRepresentable
>: Representation {
  let view: Representable

  func makeCoordinator() -> Representable.Coordinator { view.makeCoordinator() }

  func make(
    _ coordinator: Representable.Coordinator, _ environment: EnvironmentValues
  ) -> Representable.UIViewControllerType {
    view.makeUIViewController(
      context: .init(coordinator: coordinator, environment: environment))
  }

  func update(
    _ object: Representable.UIViewControllerType, _ coordinator: Representable.Coordinator,
    _ environment: EnvironmentValues
  ) {
    view.updateUIViewController(
      object, context: .init(coordinator: coordinator, environment: environment))
  }

  func drawn(_ object: Representable.UIViewControllerType) -> UIView { object.view }

  func screenChanged(
    _ object: Representable.UIViewControllerType, _ coordinator: Representable.Coordinator,
    isShown: Bool
  ) {
    object.screenChanged(isShown: isShown)
    if !isShown {
      Representable.dismantleUIViewController(object, coordinator: coordinator)
    }
  }
}
