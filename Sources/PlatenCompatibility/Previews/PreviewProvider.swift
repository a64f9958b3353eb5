@_spi(Nodes) import PlatenGraph

/// A type that shows what a view looks like, with data made up for it.
///
///     struct TeaList_Previews: PreviewProvider {
///       static var previews: some View {
///         TeaList(teas: [.sencha, .assam])
///       }
///     }
///
/// A program finds those in it by itself: `open TeaList_Previews` opens this one.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of ``previews``; the compiler infers it.
  associatedtype Previews: View

  /// The views to look at; where there are several they stand on top of each other.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
