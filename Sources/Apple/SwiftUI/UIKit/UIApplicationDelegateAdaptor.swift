import PlatenNavigation
@_spi(Nodes) import PlatenUIKit

/// A property of an app that creates the delegate of the app and tells it about the launch.
///
/// As with other properties of an app, each session has its own delegate.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: UIApplicationDelegate>: DynamicProperty {
  @StateObject private var launched: LaunchedDelegate<DelegateType>

  /// Creates the delegate when a screen of the app opens.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    _launched = StateObject(wrappedValue: LaunchedDelegate())
  }

  /// The delegate.
  public var wrappedValue: DelegateType { launched.delegate }
}

/// The delegate of an app after its launch.
@MainActor
private final class LaunchedDelegate<DelegateType: UIApplicationDelegate>: ObservableObject {
  let delegate: DelegateType

  init() {
    guard let delegate = InstanceMaker.make(DelegateType.self) else {
      fatalError(
        "cannot create \(DelegateType.self): it is neither a UIResponder nor an NSObject")
    }
    self.delegate = delegate
    delegate.launch()
  }
}
