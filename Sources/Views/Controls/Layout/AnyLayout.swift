import Foundation
@_spi(Nodes) import PlatenGraph

/// A type-erased layout. Switching between layouts retains the state of the subviews.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout {
///       Text("name")
///       TextField("value", text: $value)
///     }
///
/// Spacers and dividers keep the orientation of the first layout.
public struct AnyLayout: Layout {
  private let base: any ErasedLayout

  /// Creates a type-erased layout.
  public init<L: Layout>(_ layout: L) { base = LayoutBox(layout: layout) }

  /// The properties of the erased layout.
  var properties: LayoutProperties { base.properties }

  /// The type-erased cache of a layout.
  public struct Cache {
    fileprivate var value: Any
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache(value: base.makeCache(subviews)) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    base.updateCache(&cache.value, subviews)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    base.sizeThatFits(proposal, subviews, &cache.value)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    base.placeSubviews(in: bounds, proposal, subviews, &cache.value)
  }
}

/// A layout whose cache is type-erased.
private protocol ErasedLayout {
  var properties: LayoutProperties { get }
  func makeCache(_ subviews: LayoutSubviews) -> Any
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews)
  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any)
}

private struct LayoutBox<L: Layout>: ErasedLayout {
  let layout: L

  var properties: LayoutProperties { L.layoutProperties }

  func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize {
    with(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func placeSubviews(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  private func with<Result>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    // The cache of another layout is replaced.
    var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = own }
    return body(&own)
  }
}
