import Foundation
import PlatenContext

/// Has no effect: a view hides what is behind it.
@MainActor @preconcurrency
open class UIVisualEffect {
  init() {}
}

/// Has no effect: a terminal cannot blur text.
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, extraDark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
    case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  public init(style: Style) {}
}

/// A view with an effect for the content behind it, which draws only its subviews.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  public var contentView: UIView { self }

  public init(effect: UIVisualEffect? = nil) {
    self.effect = effect
    super.init(frame: .zero)
    Log.noEffect(of: "UIVisualEffectView", because: "text cannot be blurred")
  }

  public required init?(coder: NSCoder) { nil }
}
