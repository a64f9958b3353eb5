import Foundation
import PlatenNavigation

/// The side of a mark or a plot at which a view is placed; only a legend can be above or below.
public struct AnnotationPosition: Hashable, Sendable {
  /// Whether a legend at this position is above the plot.
  let isAbove: Bool

  public static let automatic = AnnotationPosition(isAbove: false)
  public static let overlay = AnnotationPosition(isAbove: false)
  public static let top = AnnotationPosition(isAbove: true)
  public static let bottom = AnnotationPosition(isAbove: false)
  public static let leading = AnnotationPosition(isAbove: false)
  public static let trailing = AnnotationPosition(isAbove: false)
  public static let topLeading = AnnotationPosition(isAbove: true)
  public static let topTrailing = AnnotationPosition(isAbove: true)
  public static let bottomLeading = AnnotationPosition(isAbove: false)
  public static let bottomTrailing = AnnotationPosition(isAbove: false)
}

/// The way in which an annotation fits into the chart, which has no effect.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The way in which an annotation fits along one axis.
  public struct Strategy: Hashable, Sendable {
    fileprivate init() {}

    public static let automatic = Strategy()
    public static let disabled = Strategy()
    public static let padScale = Strategy()
    public static let fit = Strategy()

    /// The strategy that keeps an annotation within a boundary.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
  }

  /// The area that contains an annotation.
  public enum Boundary: Hashable, Sendable {
    case automatic, chart, plot
  }

  /// Creates a resolution for both axes.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}

  public static let automatic = AnnotationOverflowResolution()
}

/// The properties of an annotated mark.
public struct AnnotationContext: Sendable {
  /// The size of the mark, which is not known.
  public var targetSize: CGSize { .zero }
}

extension ChartContent {
  /// Adds a view next to the last of the marks, shown as its text. The position has no effect.
  ///
  /// The text of a bar replaces its value.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    annotated(AnyView(content()))
  }

  /// Adds a view for the context of the last mark, shown as its text.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(AnyView(content(AnnotationContext())))
  }

  /// Adds a view next to the last of the marks, shown as its text. The overflow resolution has no
  /// effect.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    annotated(AnyView(content()))
  }

  /// Adds a view for the context of the last mark, shown as its text. The overflow resolution has
  /// no effect.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(AnyView(content(AnnotationContext())))
  }

  private func annotated(_ view: AnyView) -> AnnotatedMarks<Self> {
    AnnotatedMarks(content: self, annotation: view)
  }
}

/// Marks of which the last one has an annotation.
private struct AnnotatedMarks<Content: ChartContent>: ChartContent {
  typealias Body = Never

  let content: Content
  let annotation: AnyView

  func _addMarks(to marks: inout _ChartMarks) {
    let first = marks.marks.count
    content._addMarks(to: &marks)
    guard let last = marks.marks.indices.last, last >= first else { return }
    marks.marks[last].look.annotation = marks.marks[last].look.annotation ?? annotation
  }
}
