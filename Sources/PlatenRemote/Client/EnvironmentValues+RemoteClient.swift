import PlatenViews

private struct RemoteClientKey: EnvironmentKey {
  static let defaultValue = RemoteClient.live
}

extension EnvironmentValues {
  /// Who asks servers for the views below.
  ///
  ///     SignUpScreen()
  ///       .environment(\.remoteClient, .live.timingOut(after: .seconds(10)))
  public var remoteClient: RemoteClient {
    get { self[RemoteClientKey.self] }
    set { self[RemoteClientKey.self] = newValue }
  }
}
