import Foundation
import PlatenContext
import PlatenNavigation

/// A controller in which a user selects a picture, drawn as a button that cancels it: there are no
/// pictures.
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController {
  /// The origin of pictures.
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
  }

  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  open var mediaTypes: [String] = []
  private var cancels: (() -> Void)?

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.layer.drawing = { [weak self] in
      AnyView(
        VStack(alignment: .leading) {
          Text("No pictures").foregroundStyle(.secondary)
          Button("Cancel", role: .cancel) { self?.cancels?() }
        })
    }
  }

  /// The delegate, whose method for cancellations the button calls.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  {
    didSet {
      cancels = { [weak self] in
        guard let self else { return }
        Log.noEffect(of: "UIImagePickerController", because: "a terminal has no pictures")
        delegate?.imagePickerControllerDidCancel(self)
      }
    }
  }

  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera
  }
}

/// The delegate of a controller in which a user selects a picture.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}

  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// The delegate of the stack of a picker, which shows only one controller.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {}
