import PlatenControls
import PlatenNavigation

extension ForEach where Content: ChartContent {
  /// Creates the marks of each element of a collection of identifiable elements.
  public init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, identifiedBy: { $0.id }, content: content)
  }

  /// Creates the marks of each element of a collection, identified by the value at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identifiedBy: { $0[keyPath: id] }, content: content)
  }

  /// Creates the marks of each integer in a range.
  public init(
    _ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data, identifiedBy: { $0 }, content: content)
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  /// The marks of the elements are not composed of other content.
  public typealias Body = Never

  public func _addMarks(to marks: inout _ChartMarks) {
    for element in data { content(element)._addMarks(to: &marks) }
  }
}
