import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenReactive

/// What opens an address: the program's own action, or else the event log, which notes it.
///
///     struct TermsButton: View {
///       @Environment(\.openURL) private var openURL
///       let terms: URL
///
///       var body: some View {
///         Button("Terms") { openURL(terms) }
///       }
///     }
@MainActor @preconcurrency
public struct OpenURLAction {
  /// What an action made of an address.
  public struct Result {
    fileprivate let logged: URL?
    fileprivate let isSystem: Bool

    /// The action opened it.
    @MainActor public static var handled: Result { Result(logged: nil, isSystem: false) }
    /// The action wants it opened by nobody.
    @MainActor public static var discarded: Result { Result(logged: nil, isSystem: false) }
    /// The action leaves it to the event log.
    @MainActor public static var systemAction: Result { Result(logged: nil, isSystem: true) }

    /// The action leaves another address to the event log.
    @MainActor public static func systemAction(_ url: URL) -> Result {
      Result(logged: url, isSystem: true)
    }
  }

  private let handler: @MainActor (URL) -> Result

  /// An action that opens addresses.
  @preconcurrency
  public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Opens an address.
  public func callAsFunction(_ url: URL) {
    let result = handler(url)
    if result.isSystem { Log.event("open \((result.logged ?? url).absoluteString)") }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: @MainActor (URL) -> OpenURLAction.Result { { _ in .systemAction } }
}

extension EnvironmentValues {
  /// What opens an address.
  public var openURL: OpenURLAction {
    get { OpenURLAction(handler: self[OpenURLKey.self]) }
    set { self[OpenURLKey.self] = newValue.run }
  }
}

extension OpenURLAction {
  fileprivate var run: @MainActor (URL) -> Result { handler }
}
