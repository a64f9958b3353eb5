import Combine
import SwiftUI

struct SignUpView: View {
  @StateObject private var viewModel: SignUpViewModel

  init(viewModel: @autoclosure @escaping () -> SignUpViewModel = SignUpViewModel()) {
    _viewModel = StateObject(wrappedValue: viewModel())
  }

  var body: some View {
    NavigationView {
      Form {
        userNameSection
        passwordSection
        Section {
          Button(action: { viewModel.signUp() }) {
            Text("Sign up")
              .frame(maxWidth: .infinity)
          }
          .disabled(!viewModel.isValid)
        }
      }
      .navigationTitle("Create an account")
      .navigationBarTitleDisplayMode(.inline)
    }
    .navigationViewStyle(.stack)
    .alert("Please update", isPresented: $viewModel.showsUpdateAlert) {
      Button("Upgrade") {
        // An app would open the store here.
      }
      Button("Not now", role: .cancel) {}
    } message: {
      Text(
        "It looks like you're using an older version of this app. Please update your app.")
    }
    .sheet(isPresented: $viewModel.isSignedUp) {
      WelcomeView(userName: viewModel.userName)
    }
  }

  private var userNameSection: some View {
    Section(footer: userNameFooter) {
      TextField("Username", text: $viewModel.userName)
        .textContentType(.username)
        .autocapitalization(.none)
        .disableAutocorrection(true)
    }
  }

  @ViewBuilder
  private var userNameFooter: some View {
    if viewModel.isChecking {
      ProgressView("checking…")
    } else {
      Text(viewModel.userNameMessage)
        .foregroundColor(.red)
    }
  }

  private var passwordSection: some View {
    Section {
      SecureField("Password", text: $viewModel.password)
        .textContentType(.newPassword)
      SecureField("Repeat password", text: $viewModel.passwordConfirmation)
        .textContentType(.newPassword)
    } header: {
      Text("Password")
    } footer: {
      VStack(alignment: .leading, spacing: 8) {
        if let strength = viewModel.passwordStrength {
          StrengthView(strength: strength)
        }
        Text(viewModel.passwordMessage)
          .foregroundColor(.red)
      }
    }
  }
}

private struct StrengthView: View {
  let strength: PasswordStrength

  var body: some View {
    HStack(spacing: 4) {
      ForEach(PasswordStrength.allCases, id: \.self) { step in
        RoundedRectangle(cornerRadius: 2)
          .fill(step <= strength ? color : Color(.systemGray5))
          .frame(width: 16, height: 8)
      }
      Text(title)
        .font(.caption)
        .foregroundColor(.secondary)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Password strength")
    .accessibilityValue(title)
  }

  private var title: String {
    switch strength {
    case .veryWeak: return "very weak"
    case .weak: return "weak"
    case .reasonable: return "reasonable"
    case .strong: return "strong"
    case .veryStrong: return "very strong"
    }
  }

  private var color: Color {
    switch strength {
    case .veryWeak, .weak: return .red
    case .reasonable: return .orange
    case .strong, .veryStrong: return .green
    }
  }
}

struct WelcomeView: View {
  let userName: String
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "hand.wave.fill")
        .font(.system(size: 48))
        .foregroundColor(.accentColor)
      Text("Welcome!")
        .font(.largeTitle)
      Text("Great to have you on board, \(userName)!")
        .multilineTextAlignment(.center)
      Button("Continue") {
        presentationMode.wrappedValue.dismiss()
      }
      .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}

// MARK: - Previews

#if DEBUG
  private struct PreviewAccountService: AccountServiceProtocol {
    func isUserNameAvailable(_ userName: String) -> AnyPublisher<Bool, AccountServiceError> {
      Just(userName != "page")
        .delay(for: .seconds(1), scheduler: DispatchQueue.main)
        .setFailureType(to: AccountServiceError.self)
        .eraseToAnyPublisher()
    }
  }

  struct SignUpView_Previews: PreviewProvider {
    static var previews: some View {
      Group {
        SignUpView(viewModel: SignUpViewModel(service: PreviewAccountService()))
        WelcomeView(userName: "ada")
          .previewLayout(.sizeThatFits)
          .previewDisplayName("Welcome")
        SignUpView(viewModel: SignUpViewModel(service: PreviewAccountService()))
          .preferredColorScheme(.dark)
          .environment(\.sizeCategory, .accessibilityLarge)
      }
    }
  }
#endif
