import Dispatch
@_exported import Foundation
import PlatenConcurrency
import PlatenContext

/// A monitor of the connection to the network, which reports once that there is a connection.
public final class NWPathMonitor: Sendable {
  private struct State {
    var handler: (@Sendable (NWPath) -> Void)?
    var queue: DispatchQueue?
    var isCanceled = false
  }

  private let state = Locked(State())
  /// The connection, which is by cable and therefore satisfies only some requirements.
  public let currentPath: NWPath

  public init() { currentPath = NWPath(status: .satisfied) }

  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    let isCable = requiredInterfaceType == .wiredEthernet
    currentPath = NWPath(status: isCable ? .satisfied : .unsatisfied)
  }

  public var queue: DispatchQueue? { state.value.queue }

  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { state.value.handler }
    set { state.withLock { $0.handler = newValue } }
  }

  /// Reports the connection on a queue.
  public func start(queue: DispatchQueue) {
    Log.noEffect(of: "NWPathMonitor", because: "the program always assumes a connection")
    state.withLock { $0.queue = queue }
    SessionTime.async(on: queue, from: nil) { [weak self] in
      guard let self, !state.value.isCanceled else { return }
      pathUpdateHandler?(currentPath)
    }
  }

  public func cancel() { state.withLock { $0.isCanceled = true } }
}

/// The connection to the network.
public struct NWPath: Hashable, Sendable {
  /// Whether a program can use a connection.
  public enum Status: Hashable, Sendable {
    case satisfied, unsatisfied, requiresConnection
  }

  public let status: Status
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { true }
  public var supportsIPv6: Bool { true }
  public var supportsDNS: Bool { true }
  public var availableInterfaces: [NWInterface] { [NWInterface()] }

  /// Returns whether the connection is by cable.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    type == .wiredEthernet
  }
}

/// The interface of a connection.
public struct NWInterface: Hashable, Sendable {
  /// The kinds of interfaces.
  public enum InterfaceType: Hashable, Sendable, CaseIterable {
    case other, wifi, cellular, wiredEthernet, loopback
  }

  public var type: InterfaceType { .wiredEthernet }
  public var name: String { "eth0" }
}
