import PlatenNavigation
import PlatenUIKit

/// A view that shows a view of UIKit.
///
///     struct Spinner: UIViewRepresentable {
///       let isBusy: Bool
///
///       func makeUIView(context: Context) -> UIActivityIndicatorView {
///         UIActivityIndicatorView(style: .medium)
///       }
///
///       func updateUIView(_ indicator: UIActivityIndicatorView, context: Context) {
///         isBusy ? indicator.startAnimating() : indicator.stopAnimating()
///       }
///     }
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
  /// The type of the view of UIKit.
  associatedtype UIViewType: UIView
  /// The type of the object that receives the events of the view.
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the view of UIKit, once for each place in the tree.
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  /// Updates the view of UIKit after each evaluation of this view.
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
  /// Ends the use of the view of UIKit.
  @MainActor @preconcurrency
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Creates the coordinator, before the view of UIKit.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// The view that draws the view of UIKit.
  public var body: some View {
    RepresentedView(representable: UIViewRepresentation(view: self))
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The coordinator and the environment of a representable view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that receives the events of the view.
  public let coordinator: Representable.Coordinator
  /// The environment of the representable view.
  public let environment: EnvironmentValues
  /// The transaction of the update, which has no animation.
  public var transaction: Transaction { Transaction() }
}

/// A representable view, as what draws both kinds sees it.
private struct UIViewRepresentation<Representable: UIViewRepresentable>: Representation {
  let view: Representable

  func makeCoordinator() -> Representable.Coordinator { view.makeCoordinator() }

  func make(
    _ coordinator: Representable.Coordinator, _ environment: EnvironmentValues
  ) -> Representable.UIViewType {
    view.makeUIView(context: .init(coordinator: coordinator, environment: environment))
  }

  func update(
    _ object: Representable.UIViewType, _ coordinator: Representable.Coordinator,
    _ environment: EnvironmentValues
  ) {
    view.updateUIView(
      object, context: .init(coordinator: coordinator, environment: environment))
  }

  func drawn(_ object: Representable.UIViewType) -> UIView { object }

  func screenChanged(
    _ object: Representable.UIViewType, _ coordinator: Representable.Coordinator, isShown: Bool
  ) {
    if !isShown { Representable.dismantleUIView(object, coordinator: coordinator) }
  }
}
