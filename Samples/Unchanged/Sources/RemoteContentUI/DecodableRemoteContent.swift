import Combine
import Foundation

public enum RemoteContentError: LocalizedError {
  case badStatus(Int)
  case notAnImage

  public var errorDescription: String? {
    switch self {
    case .badStatus(let status): return "The server answered with status \(status)."
    case .notAnImage: return "What came is not an image."
    }
  }
}

/// A remote content that decodes the response from a URL.
public class DecodableRemoteContent<Value: Decodable, Decoder: TopLevelDecoder>: RemoteContent
where Decoder.Input == Data {
  public typealias Progress = Void

  @Published public private(set) var loadingState = RemoteContentLoadingState<Value, Void>.initial

  private let request: URLRequest
  private let decoder: Decoder
  private let transport: (URLRequest) -> AnyPublisher<Data, Error>
  private var cancellable: AnyCancellable?

  public init(
    request: URLRequest,
    type: Value.Type = Value.self,
    decoder: Decoder,
    transport: @escaping (URLRequest) -> AnyPublisher<Data, Error>
  ) {
    self.request = request
    self.decoder = decoder
    self.transport = transport
  }

  public convenience init(
    url: URL, type: Value.Type = Value.self, decoder: Decoder, session: URLSession = .shared
  ) {
    self.init(
      request: URLRequest(url: url), type: type, decoder: decoder,
      transport: session.dataPublisher(for:))
  }

  public func load() {
    guard !loadingState.isInProgress else { return }
    loadingState = .inProgress(())
    cancellable = transport(request)
      .decode(type: Value.self, decoder: decoder)
      .receive(on: DispatchQueue.main)
      .sink(
        receiveCompletion: { [weak self] completion in
          if case .failure(let error) = completion {
            self?.loadingState = .failure(error)
          }
        },
        receiveValue: { [weak self] value in
          self?.loadingState = .success(value)
        })
  }

  public func cancel() {
    guard loadingState.isInProgress else { return }
    cancellable?.cancel()
    cancellable = nil
    loadingState = .initial
  }
}

extension DecodableRemoteContent where Decoder == JSONDecoder {
  public convenience init(
    url: URL, type: Value.Type = Value.self, session: URLSession = .shared
  ) {
    self.init(url: url, type: type, decoder: JSONDecoder(), session: session)
  }
}

extension URLSession {
  public func dataPublisher(for request: URLRequest) -> AnyPublisher<Data, Error> {
    dataTaskPublisher(for: request)
      .tryMap { output in
        if let response = output.response as? HTTPURLResponse,
          !(200..<300).contains(response.statusCode)
        {
          throw RemoteContentError.badStatus(response.statusCode)
        }
        return output.data
      }
      .eraseToAnyPublisher()
  }
}
