import SwiftUI

/// The frame around a field: red where its message says what is wrong.
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

/// A message below whatever it is about.
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

  /// Applies a change only if a condition holds.
  @ViewBuilder
  func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }
}
