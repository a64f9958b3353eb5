@_spi(Nodes) import PlatenGraph

/// A type that provides previews of a view with sample data.
///
///     struct TeaList_Previews: PreviewProvider {
///       static var previews: some View {
///         TeaList(teas: [.sencha, .assam])
///       }
///     }
///
/// A program finds its providers automatically. The command `open TeaList_Previews` opens the
/// previews of this provider.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of ``previews``, which the compiler infers.
  associatedtype Previews: View

  /// The views to preview. Several views are stacked vertically.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
