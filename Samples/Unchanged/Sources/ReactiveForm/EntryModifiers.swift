import SwiftUI

/// A border around a field, in red if the field has an error message.
struct EntryField: ViewModifier {
  var isValid: Bool

  func body(content: Content) -> some View {
    content
      .padding(.horizontal, 8)
      .overlay(
        RoundedRectangle(cornerRadius: 6, style: .continuous)
          .stroke(isValid ? Color.secondary : Color.red, lineWidth: 1)
          .opacity(0.5)
      )
      .animation(.easeInOut(duration: 0.2), value: isValid)
  }
}

/// A validation message below a view.
struct ValidationMessage: ViewModifier {
  let message: String?

  func body(content: Content) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      content
      if let message = message {
        Text(message)
          .font(.caption)
          .foregroundColor(.red)
          .fixedSize(horizontal: false, vertical: true)
          .transition(.opacity)
      }
    }
  }
}

extension View {
  func entryField(isValid: Bool = true) -> some View {
    modifier(EntryField(isValid: isValid))
  }

  func validation(_ message: String?) -> some View {
    modifier(ValidationMessage(message: message))
  }

  /// Applies a transform only if a condition is true.
  @ViewBuilder
  func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }
}
