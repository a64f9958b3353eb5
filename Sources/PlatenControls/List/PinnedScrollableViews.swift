/// Accepted without effect: views that stay at an edge while others scroll; here all scroll.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// A bit for each kind of view.
  public let rawValue: UInt32

  /// The views of which the bits are set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
