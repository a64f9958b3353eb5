/// Has no effect: section headers and footers scroll with the content.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bit mask of the views in the set.
  public let rawValue: UInt32

  /// Creates a set of pinned views from a bit mask.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of the sections in a lazy stack.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of the sections in a lazy stack.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
