@_exported import UIKit

/// A controller in which a user selects pictures, drawn as a button that selects none.
@MainActor @preconcurrency
open class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "No pictures"
    let button = UIButton()
    button.setTitle("Cancel", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .primaryActionTriggered)
    view.addSubview(label)
    view.addSubview(button)
  }

  private func cancel() {
    delegate?.picker(self, didFinishPicking: [])
  }
}

/// The response of an app to the selection of pictures, of which there are none.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// The kind and the number of pictures to select, which have no effect.
public struct PHPickerConfiguration: Hashable, Sendable {
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic, current, compatible
  }

  public var filter: PHPickerFilter?
  public var selectionLimit = 1
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic

  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A picture that a user selected. There is none.
public struct PHPickerResult: Hashable, Sendable {
  public let assetIdentifier: String? = nil
  public let itemProvider = NSItemProvider()

  init() {}
}

/// The pictures of the user, of which there are none.
public final class PHPhotoLibrary: Sendable {
  private static let library = PHPhotoLibrary()

  private init() {}

  public static func shared() -> PHPhotoLibrary { library }

  /// Reports that the access is denied.
  public static func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    handler(.denied)
  }

  public static func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) {
    requestAuthorization(handler)
  }

  public static func authorizationStatus() -> PHAuthorizationStatus { .denied }
  public static func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .denied
  }
}

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}
