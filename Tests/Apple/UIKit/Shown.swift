import PlatenSwiftUI

/// A screen that shows one view of UIKit.
struct Shown<Content: UIView>: UIViewRepresentable {
  let make: @MainActor () -> Content

  init(_ make: @escaping @MainActor () -> Content) { self.make = make }

  func makeUIView(context: Context) -> Content { make() }
  func updateUIView(_ uiView: Content, context: Context) {}
}

/// A screen that shows one controller of UIKit.
struct ControllerScreen<Controller: UIViewController>: UIViewControllerRepresentable {
  let make: @MainActor () -> Controller

  func makeUIViewController(context: Context) -> Controller { make() }
  func updateUIViewController(_ controller: Controller, context: Context) {}
}
