import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The requests of `URLSession`, which libcurl sends on one thread.
///
/// A protocol class loads the requests of a `URLSession`. Foundation consults the protocol classes
/// of an app first, such as those that stub requests in tests.
public enum SessionRequests {
  /// Makes the protocol class load the requests of `URLSession.shared`.
  ///
  /// Call this function before the first use of `URLSession.shared`. It has no effect if the class
  /// is already registered.
  public static func register() { _ = isRegistered }

  #if canImport(FoundationNetworking)
    private static let isRegistered: Bool = {
      // Foundation consults registered classes in order, and its own class accepts every request.
      guard let system = TransportProtocol.system else { return false }
      URLProtocol.unregisterClass(system)
      return URLProtocol.registerClass(TransportProtocol.self) && URLProtocol.registerClass(system)
    }()

    /// Returns a configuration whose requests the protocol class loads, after the protocol classes
    /// of the app.
    public static func loading(
      _ configuration: URLSessionConfiguration
    ) -> URLSessionConfiguration {
      let classes = configuration.protocolClasses ?? []
      if classes.contains(where: { $0 == TransportProtocol.self }) { return configuration }
      let system = classes.firstIndex { $0 == TransportProtocol.system } ?? classes.endIndex
      configuration.protocolClasses?.insert(TransportProtocol.self, at: system)
      return configuration
    }
  #else
    private static let isRegistered = true

    /// Returns the unmodified configuration, because Foundation needs no replacement on this
    /// platform.
    public static func loading(
      _ configuration: URLSessionConfiguration
    ) -> URLSessionConfiguration { configuration }
  #endif
}
