import PlatenRemote

/// Returns the error that a response represents, or `nil` if it represents success.
func status(_ response: RemoteResponse) -> RemoteError.Status? {
  do throws(RemoteError) {
    _ = try response.served()
    return nil
  } catch {
    if case .status(let status) = error.kind { return status }
    return nil
  }
}
