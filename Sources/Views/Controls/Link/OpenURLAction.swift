import Foundation
import PlatenContext
@_spi(Nodes) import PlatenGraph

/// An action that opens a URL. The default action writes the URL to the event log.
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
  /// The result of a custom action for opening a URL.
  public struct Result {
    fileprivate let logged: URL?
    fileprivate let isSystem: Bool

    /// A result that indicates that the handler opened the URL.
    @MainActor public static var handled: Result { Result(logged: nil, isSystem: false) }
    /// A result that indicates that the handler discarded the URL.
    @MainActor public static var discarded: Result { Result(logged: nil, isSystem: false) }
    /// A result that writes the URL to the event log, as the default action does.
    @MainActor public static var systemAction: Result { Result(logged: nil, isSystem: true) }

    /// Returns a result that writes a different URL to the event log.
    @MainActor public static func systemAction(_ url: URL) -> Result {
      Result(logged: url, isSystem: true)
    }
  }

  private let handler: @MainActor (URL) -> Result

  /// Creates an action that opens URLs with the specified handler.
  @preconcurrency
  public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Opens the specified URL.
  public func callAsFunction(_ url: URL) {
    let result = handler(url)
    if result.isSystem { Log.event("open \((result.logged ?? url).absoluteString)") }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: @MainActor (URL) -> OpenURLAction.Result { { _ in .systemAction } }
}

extension EnvironmentValues {
  /// The action that opens URLs.
  public var openURL: OpenURLAction {
    get { OpenURLAction(handler: self[OpenURLKey.self]) }
    set { self[OpenURLKey.self] = newValue.run }
  }
}

extension OpenURLAction {
  fileprivate var run: @MainActor (URL) -> Result { handler }
}
