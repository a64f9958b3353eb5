import PlatenSystemConfiguration
import Testing

@Suite struct SCNetworkReachabilityTests {
  @Test func everyHostIsReachable() throws {
    var address = sockaddr_in()
    address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
    let target = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        SCNetworkReachabilityCreateWithAddress(nil, $0)
      }
    }
    var flags = SCNetworkReachabilityFlags(rawValue: 0)
    #expect(SCNetworkReachabilityGetFlags(try #require(target), &flags))
    #expect(flags == .reachable)
    #expect(SCNetworkReachabilityCreateWithName(nil, "example.com") != nil)
  }
}
