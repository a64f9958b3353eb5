import Foundation

/// The body of a request.
enum RequestBody {
  case data(Data)
  case file(URL)
  case stream(InputStream)

  /// Reads the complete body, which can block the thread.
  func read() throws -> Data {
    switch self {
    case .data(let data): return data
    case .file(let url): return try Data(contentsOf: url)
    case .stream(let stream): return try stream.readToEnd()
    }
  }
}

extension InputStream {
  fileprivate func readToEnd() throws -> Data {
    open()
    defer { close() }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(&buffer, maxLength: buffer.count)
      if count < 0 { throw streamError ?? CocoaError(.fileReadUnknown) }
      if count == 0 { return data }
      data.append(contentsOf: buffer[..<count])
    }
  }
}
