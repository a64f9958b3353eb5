import PlatenContext
import PlatenRemote

extension SampleService.Route {
  /// The route that checks the availability of a user name.
  static let signup = Self("signup", "/isUserNameAvailable") { values, memory in
    guard let name = values["userName"] else { return .error(400, "Username parameter missing") }
    switch name {
    case "": return .error(400, "Username must not be empty")
    case "admin", "superuser": return .error(400, "Username is not valid: \(name).")
    case "servererror": return .error(500, "The database is corrupted")
    case "maintenance": return maintenance(memory)
    case "maintenance!": return .error(500, underMaintenance)
    case "illegalresponse": return .json(Availability(isAvailable: true, userName: nil))
    default: return .json(Availability(isAvailable: !taken.contains(name), userName: name))
    }
  }

  private static let taken: Set = [
    "sjobs", "peterfriese", "johnnyappleseed", "page", "johndoe",
  ]
  private static let underMaintenance = "Temporarily unavailable for maintenance"

  /// Returns an error, except for every third call.
  private static func maintenance(_ memory: Locked<SampleService.Memory>) -> RemoteResponse {
    let calls = memory.withLock { memory in
      memory.maintenanceCalls += 1
      return memory.maintenanceCalls
    }
    if calls.isMultiple(of: 3) {
      return .json(Availability(isAvailable: true, userName: "maintenance"))
    }
    return .error(500, underMaintenance, headers: ["Retry-After": "17"])
  }
}

private struct Availability: Encodable {
  let isAvailable: Bool
  let userName: String?
}
