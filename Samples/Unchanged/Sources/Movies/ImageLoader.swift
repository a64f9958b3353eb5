import Combine
import SwiftUI

final class ImageCache {
  static let shared = ImageCache()

  private let cache = NSCache<NSURL, UIImage>()

  subscript(url: URL) -> UIImage? {
    get { cache.object(forKey: url as NSURL) }
    set {
      if let image = newValue {
        cache.setObject(image, forKey: url as NSURL)
      } else {
        cache.removeObject(forKey: url as NSURL)
      }
    }
  }
}

class ImageLoader: ObservableObject {
  @Published var image: UIImage?

  private static let processingQueue = DispatchQueue(label: "image-processing")

  private let url: URL?
  private let session: URLSession
  private let cache: ImageCache
  private var cancellable: AnyCancellable?

  init(url: URL?, session: URLSession = .shared, cache: ImageCache = .shared) {
    self.url = url
    self.session = session
    self.cache = cache
  }

  deinit {
    cancellable?.cancel()
  }

  func load() {
    guard let url = url, image == nil, cancellable == nil else { return }
    if let cached = cache[url] {
      image = cached
      return
    }
    cancellable = session.dataTaskPublisher(for: url)
      .subscribe(on: Self.processingQueue)
      .map { UIImage(data: $0.data) }
      .replaceError(with: nil)
      .handleEvents(receiveOutput: { [cache] in cache[url] = $0 })
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.image = $0 }
  }

  func cancel() {
    cancellable?.cancel()
    cancellable = nil
  }
}

struct MoviePosterImage: View {
  @ObservedObject var imageLoader: ImageLoader
  @State private var isImageLoaded = false

  var body: some View {
    ZStack {
      if let image = imageLoader.image {
        Image(uiImage: image)
          .resizable()
          .renderingMode(.original)
          .aspectRatio(contentMode: .fill)
          .onAppear { isImageLoaded = true }
      } else {
        Rectangle()
          .fill(Color.gray.opacity(0.3))
        Image(systemName: "film")
          .foregroundColor(.gray)
      }
    }
    .frame(width: 64, height: 96)
    .clipped()
    .animation(.default, value: isImageLoaded)
    .onAppear { imageLoader.load() }
    .onDisappear { imageLoader.cancel() }
  }
}
