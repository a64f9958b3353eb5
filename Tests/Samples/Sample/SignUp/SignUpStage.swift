import Foundation
import Platen
import SampleService
import SignUpSample

/// Creates the sign-up screen with a service in this process.
@MainActor
func signUpScreen(
  _ service: SampleService = SampleService(), at address: String = "http://sample.service"
) -> some View {
  SignUpScreen(service: address)
    .environment(\.remoteClient, service.client(scheduler: .main))
}
