import Foundation
import PlatenNavigation

/// The responses of an app to a search bar.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Asks whether editing may begin. A user can always search, so the answer has no effect.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Asks whether editing may end. A user can always leave a field, so the answer has no effect.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
}

/// A search bar, drawn as a text field with an optional Cancel button.
@MainActor @preconcurrency
open class UISearchBar: UIView {
  /// Has no effect: a search bar is drawn as a text field.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  open weak var delegate: (any UISearchBarDelegate)?
  @_Drawn private var typed = ""
  open var text: String? {
    get { typed }
    set { typed = newValue ?? "" }
  }
  @_Drawn open var placeholder: String?
  @_Drawn open var showsCancelButton = false
  open var searchBarStyle = Style.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  private var traits = TextInputTraits(
    returnKeyType: .search, autocapitalizationType: .none, enablesReturnKeyAutomatically: true)
  open var keyboardType: UIKeyboardType {
    get { traits.keyboardType }
    set { traits.keyboardType = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { traits.returnKeyType }
    set { traits.returnKeyType = newValue }
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { traits.autocapitalizationType }
    set { traits.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { traits.autocorrectionType }
    set { traits.autocorrectionType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { traits.enablesReturnKeyAutomatically }
    set { traits.enablesReturnKeyAutomatically = newValue }
  }
  public private(set) lazy var searchTextField = UITextField()

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  private func type(_ new: String) {
    typed = new
    delegate?.searchBar(self, textDidChange: new)
  }

  private func edit(_ isEditing: Bool) {
    if isEditing {
      _ = delegate?.searchBarShouldBeginEditing(self)
      delegate?.searchBarTextDidBeginEditing(self)
    } else {
      _ = delegate?.searchBarShouldEndEditing(self)
      delegate?.searchBarTextDidEndEditing(self)
    }
  }

  override var content: AnyView {
    let text = Binding { [weak self] in
      self?.typed ?? ""
    } set: { [weak self] in
      self?.type($0)
    }
    return AnyView(
      HStack {
        TextField(placeholder ?? "Search", text: text) { [weak self] in self?.edit($0) }
          .onSubmit { [weak self] in
            guard let self else { return }
            delegate?.searchBarSearchButtonClicked(self)
          }
        if showsCancelButton {
          Button("Cancel") { [weak self] in
            guard let self else { return }
            delegate?.searchBarCancelButtonClicked(self)
          }
        }
      })
  }

  open override class func appearance() -> UISearchBar { UISearchBar().accepted("UISearchBar") }
}
