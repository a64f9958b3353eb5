import SwiftUI
import UIKit

struct ActivityIndicator: UIViewRepresentable {
  let isAnimating: Bool

  func makeUIView(context: UIViewRepresentableContext<ActivityIndicator>) -> UIActivityIndicatorView
  {
    UIActivityIndicatorView(style: .medium)
  }

  func updateUIView(
    _ uiView: UIActivityIndicatorView, context: UIViewRepresentableContext<ActivityIndicator>
  ) {
    isAnimating ? uiView.startAnimating() : uiView.stopAnimating()
  }
}

struct SearchBar: UIViewRepresentable {
  @Binding var text: String

  final class Coordinator: NSObject, UISearchBarDelegate {
    @Binding var text: String

    init(text: Binding<String>) { _text = text }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      text = searchText
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  func makeUIView(context: Context) -> UISearchBar {
    let searchBar = UISearchBar(frame: .zero)
    searchBar.delegate = context.coordinator
    searchBar.placeholder = "Search teas"
    searchBar.searchBarStyle = .minimal
    return searchBar
  }

  func updateUIView(_ uiView: UISearchBar, context: Context) { uiView.text = text }
}

struct StrengthSlider: UIViewControllerRepresentable {
  @Binding var value: Float

  func makeUIViewController(context: Context) -> StrengthController {
    let controller = StrengthController()
    controller.onChange = { value = $0 }
    return controller
  }

  func updateUIViewController(_ controller: StrengthController, context: Context) {
    controller.slider.value = value
  }
}

final class StrengthController: UIViewController {
  let slider = UISlider()
  var onChange: (Float) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    slider.minimumValue = 1
    slider.maximumValue = 5
    slider.accessibilityLabel = "Strength of the tea"
    slider.translatesAutoresizingMaskIntoConstraints = false
    slider.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onChange(slider.value)
      }, for: .valueChanged)
    view.addSubview(slider)
    NSLayoutConstraint.activate([
      slider.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      slider.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
