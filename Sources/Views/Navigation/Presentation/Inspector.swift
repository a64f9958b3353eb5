import Foundation
import PlatenControls
@_spi(Nodes) import PlatenGraph

extension View {
  /// Presents a sheet while a binding is true, as an inspector in a narrow window.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Has no effect: an inspector is a sheet, whose width is that of the screen.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { withoutEffect(self) }

  /// Has no effect: an inspector is a sheet, whose width has no bounds.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    withoutEffect(self)
  }
}
