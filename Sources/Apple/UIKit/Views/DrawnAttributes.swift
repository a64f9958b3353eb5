import Foundation
import PlatenNavigation

/// The attributes of a view that SwiftUI's modifiers draw.
struct DrawnAttributes: Equatable {
  var isHidden = false
  var alpha: CGFloat = 1
  var isUserInteractionEnabled = true
  var accessibilityLabel: String?
  var accessibilityIdentifier: String?

  /// Returns a view with these attributes, which is empty if it is hidden or its opacity is 0.
  @MainActor
  func applied(to content: @autoclosure () -> AnyView) -> AnyView {
    if isHidden || alpha == 0 { return AnyView(EmptyView()) }
    var view = content()
    if let label = accessibilityLabel { view = AnyView(view.accessibilityLabel(label)) }
    if let name = accessibilityIdentifier {
      view = AnyView(view.accessibilityIdentifier(name))
    }
    return isUserInteractionEnabled ? view : AnyView(view.disabled(true))
  }
}
