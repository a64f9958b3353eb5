import Foundation
import PlatenContext
@_spi(Nodes) import PlatenGraph
import PlatenNavigation

extension UIViewController {
  public var presentedViewController: UIViewController? { presentations.above?.controller }
  public var presentingViewController: UIViewController? { presentations.presenter }

  /// Presents a controller above the screen: an alert controller as an alert or a dialog, and other
  /// controllers as a sheet.
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let name = "present(_:animated:completion:) of \(type(of: viewControllerToPresent))"
    if let presented = presentedViewController {
      Log.event(
        "warning: \(name) has no effect: the controller already presents "
          + "\(type(of: presented)); dismiss it first")
    } else if let graph = SessionGraph.current {
      presentations.above = Presentation(of: viewControllerToPresent, by: self, in: graph)
      completion?()
    } else {
      Log.noEffect(of: name, because: "no screen is open")
    }
  }

  /// Dismisses the controller that this controller presents, or otherwise this controller.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController == nil ? presentingViewController : self
    presenter?.presentations.above?.end()
    completion?()
  }
}

/// The presentation of a controller above the screen of a session.
@MainActor
final class Presentation: ObservableObject {
  let controller: UIViewController
  fileprivate let content: DisplayedView
  private weak var presenter: UIViewController?
  private weak var graph: Graph?
  /// The node of the view that presents the modal, which the graph retains.
  private weak var node: Node?
  @Published private var isPresented = true

  fileprivate init(
    of controller: UIViewController, by presenter: UIViewController, in graph: Graph
  ) {
    self.controller = controller
    content = DisplayedView(display: controller.view.display, version: 0)
    (self.presenter, self.graph) = (presenter, graph)
    controller.presentations.presenter = presenter
    node = graph.attach(PresentedController(presentation: self))
  }

  /// A binding that ends the presentation when a user closes the modal.
  fileprivate var binding: Binding<Bool> {
    Binding { [weak self] in
      self?.isPresented ?? false
    } set: { [weak self] in
      if !$0 { self?.endByUser() }
    }
  }

  private func endByUser() {
    guard isPresented else { return }
    end()
    controller.presentations.onUserDismissal?()
  }

  /// Ends the presentation, and those of the controllers above.
  func end() {
    guard isPresented else { return }
    controller.presentations.above?.end()
    isPresented = false
    presenter?.presentations.above = nil
    controller.presentations.presenter = nil
    guard let graph, let node else { return }
    graph.schedule(.disappear) { [weak graph] in graph?.detach(node) }
  }
}

/// A view without lines that presents a controller.
private struct PresentedController: View {
  @ObservedObject var presentation: Presentation

  var body: some View {
    presentation.controller.modal(presentation.content, while: presentation.binding)
  }
}
