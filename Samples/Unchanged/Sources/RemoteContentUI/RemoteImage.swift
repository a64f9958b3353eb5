import Combine
import SwiftUI

/// An image from a URL.
public final class RemoteImage: RemoteContent {
  public let objectWillChange = ObservableObjectPublisher()

  public private(set) var loadingState: RemoteContentLoadingState<UIImage, Void> = .initial {
    willSet { objectWillChange.send() }
  }

  private let url: URL
  private let transport: (URLRequest) -> AnyPublisher<Data, Error>
  private var cancellable: AnyCancellable?

  public init(
    url: URL,
    transport: @escaping (URLRequest) -> AnyPublisher<Data, Error> = URLSession.shared
      .dataPublisher(for:)
  ) {
    self.url = url
    self.transport = transport
  }

  public func load() {
    guard !loadingState.isInProgress else { return }
    loadingState = .inProgress(())
    cancellable = transport(URLRequest(url: url))
      .tryMap { data -> UIImage in
        guard let image = UIImage(data: data) else { throw RemoteContentError.notAnImage }
        return image
      }
      .map { RemoteContentLoadingState<UIImage, Void>.success($0) }
      .catch { Just(.failure($0)) }
      .receive(on: DispatchQueue.main)
      .sink { [unowned self] in self.loadingState = $0 }
  }

  public func cancel() {
    guard loadingState.isInProgress else { return }
    cancellable = nil
    loadingState = .initial
  }
}

/// A view of fixed size that displays an image or a placeholder.
public struct RemoteImageView: View {
  @StateObject private var image: RemoteImage

  public init(_ image: @autoclosure @escaping () -> RemoteImage) {
    _image = StateObject(wrappedValue: image())
  }

  public var body: some View {
    RemoteContentView(remoteContent: image) { error, retry in
      Button("Try again", action: retry)
        .help(error.localizedDescription)
    } content: { picture in
      Image(uiImage: picture)
        .resizable()
        .aspectRatio(contentMode: .fit)
    }
    .frame(height: 160)
    .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}
