import Foundation
import PlatenContext
import PlatenNavigation

/// A view that loads an image from a URL when it appears.
///
///     AsyncImage(url: movie.poster) { image in
///       image.resizable().scaledToFit()
///     } placeholder: {
///       ProgressView("Poster")
///     }
///
/// The view sends its request to the client in the environment, `remoteClient`, so a test can
/// provide the response. The view retains a loaded image for the lifetime of the view.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let content: (AsyncImagePhase) -> Content

  /// Creates an image view whose content depends on the loading phase.
  ///
  /// - Parameters:
  ///   - scale: Has no effect: one pixel is one point.
  ///   - transaction: Has no effect: the phases are not animated.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    (self.url, self.content) = (url, content)
  }

  /// Creates an image view with a custom image and a placeholder.
  ///
  /// The placeholder is visible until the image is loaded, and after an error.
  ///
  /// - Parameter scale: Has no effect: one pixel is one point.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Creates an image view that is empty until the image is loaded.
  ///
  /// - Parameter scale: Has no effect: one pixel is one point.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { phase in phase.image ?? Image(decorative: "") }
  }

  public var body: some View {
    if let url { LoadedImage(url: url, content: content).id(url) } else { content(.empty) }
  }
}

/// The loading phase of an asynchronous image.
public enum AsyncImagePhase {
  /// The phase before the image is loaded.
  case empty
  /// The phase after the image is loaded.
  case success(Image)
  /// The phase after an error has prevented loading, with that error.
  case failure(any Error)

  /// The loaded image, or `nil` in other phases.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The error that prevented loading, or `nil` in other phases.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A view that loads the image of one URL.
private struct LoadedImage<Content: View>: View {
  @StateObject private var image: RemoteImage
  @Environment(\.remoteClient) private var client
  private let content: (AsyncImagePhase) -> Content

  init(url: URL, content: @escaping (AsyncImagePhase) -> Content) {
    _image = StateObject(wrappedValue: RemoteImage(url: url))
    self.content = content
  }

  var body: some View {
    content(phase).onAppear(perform: load).onDisappear { image.cancel() }
  }

  private var phase: AsyncImagePhase {
    switch image.loadingState {
    case .initial, .inProgress: .empty
    case .success(let image): .success(image)
    case .failure(let error): .failure(error)
    }
  }

  private func load() {
    if image.loadingState.value != nil { return }
    image.use(client)
    image.load()
  }
}
