import PlatenContext

/// Makes every session load the requests of `URLSession`. PlatenRuntime calls this function
/// before `main`.
@_cdecl("platen_register_requests")
package func registerRequests() {
  SessionContext.preparation.value = { SessionRequests.register() }
}
