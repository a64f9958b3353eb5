import Foundation
import PlatenControls
import PlatenGraph
import PlatenNavigation

/// The label of a value of an axis.
///
///     AxisValueLabel(format: .dateTime.month())
///
/// The arguments for the layout have no effect.
@MainActor @preconcurrency
public struct AxisValueLabel<Content: View>: AxisMark {
  private let label: (AxisValue) -> _AxisLabel?

  public func _label(for value: AxisValue) -> _AxisLabel? { label(value) }
}

extension AxisValueLabel where Content == Never {
  /// Creates a label with the text that the chart selects.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    label = { _ in .automatic }
  }

  /// Creates a label with a formatted value.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    label = { value in
      value.as(Format.FormatInput.self).map { input in
        .formatted { $0.formatted(input, by: format) }
      }
    }
  }
}

extension AxisValueLabel where Content == Text {
  /// Creates a label with a localized text.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    label = { _ in .view(AnyView(Text(titleKey))) }
  }

  /// Creates a label with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    let title = Text(title)
    label = { _ in .view(AnyView(title)) }
  }
}

extension AxisValueLabel {
  /// Creates a label with a view, shown as its text.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let content = AnyView(content())
    label = { _ in .view(content) }
  }
}

/// The way in which overlapping labels are resolved: a label that does not fit is omitted.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  private init() {}

  public static let automatic = AxisValueLabelCollisionResolution()
  public static let disabled = AxisValueLabelCollisionResolution()
  public static let greedy = AxisValueLabelCollisionResolution()
  public static let truncate = AxisValueLabelCollisionResolution()

  /// The resolution that omits labels by priority.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution()
  }
}

/// The direction of a label, which is always horizontal.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  private init() {}

  public static let automatic = AxisValueLabelOrientation()
  public static let horizontal = AxisValueLabelOrientation()
  public static let vertical = AxisValueLabelOrientation()
  public static let verticalReversed = AxisValueLabelOrientation()
}
