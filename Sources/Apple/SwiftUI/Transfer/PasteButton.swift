import Foundation
import PlatenCoreTransferable
import PlatenNavigation
import PlatenUIKit

/// A button that passes the text on the pasteboard to an action.
public struct PasteButton: View {
  private let paste: @MainActor () -> Void

  /// Creates a button for values that can be created from text.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    paste = {
      guard let text = UIPasteboard.general.string else { return }
      if let value = (text as? T) ?? (URL(string: text) as? T) { return onPaste([value]) }
      Task { @MainActor in
        // Text that cannot be converted is not pasted.
        if let value = try? await T(importing: Data(text.utf8), contentType: nil) {
          onPaste([value])
        }
      }
    }
  }

  public var body: some View { Button("Paste", action: paste) }
}
