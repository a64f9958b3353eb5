import Foundation
import PlatenNavigation

/// The alignment of text.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// The way in which text that is too long is shortened.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

extension NSTextAlignment {
  var alignment: TextAlignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}

/// A label, drawn as text.
@MainActor @preconcurrency
open class UILabel: UIView {
  @_Drawn open var text: String?
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  @_Drawn private var style = TextStyle(font: .systemFont(ofSize: 17), color: .label)
  open var font: UIFont! {
    get { style.font }
    set { style.font = newValue }
  }
  open var textColor: UIColor! {
    get { style.color }
    set { style.color = newValue }
  }
  open var textAlignment: NSTextAlignment {
    get { style.alignment }
    set { style.alignment = newValue }
  }
  /// The maximum number of lines, or 0 for any number.
  @_Drawn open var numberOfLines = 1
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false

  override var content: AnyView {
    AnyView(
      style.applied(to: Text(verbatim: text ?? ""))
        .lineLimit(numberOfLines == 0 ? nil : numberOfLines))
  }

  open override class func appearance() -> UILabel { UILabel().accepted("UILabel") }
}
