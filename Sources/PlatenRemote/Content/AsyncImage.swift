import Foundation
import PlatenReactive
import PlatenViews

/// A picture that is loaded from a URL when it appears.
///
///     AsyncImage(url: movie.poster) { image in
///       image.resizable().scaledToFit()
///     } placeholder: {
///       ProgressView("Poster")
///     }
///
/// It asks the client of the environment, `remoteClient`, so that a test answers it. A picture that has
/// come is kept as long as the view is.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let content: (AsyncImagePhase) -> Content

  /// A view for each phase of loading.
  ///
  /// - Parameters:
  ///   - scale: Without effect: a pixel is a point.
  ///   - transaction: Without effect: nothing is animated.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    (self.url, self.content) = (url, content)
  }

  /// A view of the picture, and one that stands for it until it has come, or if it does not come.
  ///
  /// - Parameter scale: Without effect: a pixel is a point.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// The picture, and nothing until it has come.
  ///
  /// - Parameter scale: Without effect: a pixel is a point.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { phase in phase.image ?? Image(decorative: "") }
  }

  /// The view of the phase that the picture is in.
  public var body: some View {
    if let url { LoadedImage(url: url, content: content).id(url) } else { content(.empty) }
  }
}

/// How far a picture has come.
public enum AsyncImagePhase {
  /// Nothing has come yet.
  case empty
  /// The picture.
  case success(Image)
  /// Why there is none.
  case failure(any Error)

  /// The picture, if it has come.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// Why there is none, if loading has failed.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// The picture of one URL.
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
