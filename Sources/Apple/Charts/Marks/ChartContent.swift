import PlatenNavigation

/// A mark of a chart, or several marks.
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of the marks of which this content consists, `Never` for a single mark.
  associatedtype Body: ChartContent

  /// The marks of which this content consists.
  @ChartContentBuilder var body: Body { get }

  /// Adds the marks of this content to a chart.
  func _addMarks(to marks: inout _ChartMarks)
}

extension ChartContent {
  public func _addMarks(to marks: inout _ChartMarks) { body._addMarks(to: &marks) }
}

extension ChartContent where Body == Never {
  /// A body that is never evaluated, because the content adds its marks.
  public var body: Never { fatalError("\(Self.self) adds its marks, so its body is never called") }
}

extension Never: ChartContent {
  public func _addMarks(to marks: inout _ChartMarks) {}
}

/// Content of any type.
public struct AnyChartContent {
  private let content: any ChartContent

  /// Creates type-erased content.
  public init(_ content: any ChartContent) { self.content = content }

  /// Creates type-erased content from content of a known type.
  public init<C: ChartContent>(erasing content: C) { self.content = content }
}

extension AnyChartContent: ChartContent {
  public typealias Body = Never

  public func _addMarks(to marks: inout _ChartMarks) { content._addMarks(to: &marks) }
}

/// Several marks that share modifiers.
public struct Plot<Content: ChartContent> {
  private let content: Content

  /// Creates a group of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
}

extension Plot: ChartContent {
  public typealias Body = Never

  public func _addMarks(to marks: inout _ChartMarks) { content._addMarks(to: &marks) }
}
