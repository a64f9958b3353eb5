import Foundation
import PlatenNavigation

/// A control with several segments, drawn as a segmented picker.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// The index of no segment.
  public nonisolated static let noSegment = -1

  private var titles: [String] = [] { didSet { setNeedsDisplay() } }
  @_Drawn open var selectedSegmentIndex = noSegment
  open var selectedSegmentTintColor: UIColor?
  public var numberOfSegments: Int { titles.count }

  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "\($0)" }
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
  }

  open func removeAllSegments() { titles = [] }

  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}

  override var content: AnyView {
    AnyView(
      Picker(
        accessibilityLabel ?? "", selection: Binding(changing: self, \.selectedSegmentIndex)
      ) {
        ForEach(titles.indices, id: \.self) { Text(verbatim: self.titles[$0]).tag($0) }
      }
      .pickerStyle(SegmentedPickerStyle()))
  }

  open override class func appearance() -> UISegmentedControl {
    UISegmentedControl().accepted("UISegmentedControl")
  }
}
