import PlatenRemote

/// The error that a response stands for, if it is one.
func status(_ response: RemoteResponse) -> RemoteError.Status? {
  do throws(RemoteError) {
    _ = try response.served()
    return nil
  } catch {
    if case .status(let status) = error.kind { return status }
    return nil
  }
}
