import Foundation
import PlatenNavigation

/// An activity for shared items.
@MainActor @preconcurrency
open class UIActivity {
  public init() {}

  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

/// A controller that shares items, drawn as a list of share links for text and URLs.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
    let texts = activityItems.map { ($0 as? URL)?.absoluteString ?? "\($0)" }
    view.layer.drawing = {
      AnyView(
        ForEach(texts.indices, id: \.self) { ShareLink(item: texts[$0]) })
    }
  }

  public required init?(coder: NSCoder) { nil }
}
