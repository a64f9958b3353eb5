import SwiftUI

struct Theme {
  var cornerRadius: CGFloat = 8
  var shadowRadius: CGFloat = 4
  var accent = Color.blue
  var dateStyle = DateFormatter.Style.medium
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = Theme()
}

extension EnvironmentValues {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

extension View {
  func theme(_ theme: Theme) -> some View {
    environment(\.theme, theme)
      .accentColor(theme.accent)
  }

  func card() -> some View {
    modifier(CardModifier())
  }
}

private struct CardModifier: ViewModifier {
  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    content
      .cornerRadius(theme.cornerRadius)
      .overlay(
        RoundedRectangle(cornerRadius: theme.cornerRadius)
          .stroke(Color.primary.opacity(colorScheme == .dark ? 0.3 : 0.1), lineWidth: 1)
      )
      .shadow(color: Color.black.opacity(0.2), radius: theme.shadowRadius, x: 0, y: 2)
  }
}

struct PillButtonStyle: ButtonStyle {
  var color: Color = .blue

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.subheadline.weight(.semibold))
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .foregroundColor(.white)
      .background(Capsule().fill(color))
      .opacity(configuration.isPressed ? 0.6 : 1)
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .animation(.easeOut, value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == PillButtonStyle {
  static var pill: PillButtonStyle { PillButtonStyle() }
}
