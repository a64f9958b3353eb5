// A sign-up form that checks over HTTP whether a name is available. Run it: swift run signup, or
// open signup in swift run gallery. It shows one pipeline from keystroke to answer, and rules that
// validate input immediately.

import Foundation
import Platen

// MARK: - Model

@MainActor
public final class SignUpScreenModel: ObservableObject {
  @Published public var username = ""
  @Published public var password = ""
  @Published public var repeatedPassword = ""
  @Published public var asksToUpdate = false
  @Published public var isSignedUp = false
  @Published public private(set) var usernameStatus = UsernameStatus.untouched
  @Published public private(set) var passwordStrength: PasswordStrength?
  @Published public private(set) var passwordMessage: String?
  @Published public private(set) var canSignUp = false

  /// The answers of the service for each name at which the user pauses, or `nil` while a request is
  /// pending.
  ///
  /// All subscribers share a single request per name.
  public private(set) lazy var answers =
    $username
    .dropFirst()
    .marbles("username")
    .debounce(for: 0.8, scheduler: RunLoop.main)
    .removeDuplicates()
    .map { [names] in names.answers(about: $0) }
    .switchToLatest()
    .receive(on: RunLoop.main)
    .marbles("answers")
    .share()
    .eraseToAnyPublisher()

  private let names: UserNames

  public init(names: UserNames) {
    self.names = names
    judgeUsername()
    judgePasswords()
    $usernameStatus.combineLatest(passwordIsValid)
      .map { $0.allowsSigningUp && $1 }
      .assign(to: &$canSignUp)
  }

  public func signUpTapped() {
    Log.event("Signing up as \(username)")
    isSignedUp = true
  }

  private func judgeUsername() {
    $username.dropFirst()
      .combineLatest(answers.prepend(nil))
      .map { UsernameStatus(of: $0, given: $1) }
      .assign(to: &$usernameStatus)
    $usernameStatus
      .map { $0 == .outdated }
      .removeDuplicates()
      .filter { $0 }
      .assign(to: &$asksToUpdate)
  }

  private func judgePasswords() {
    $password.dropFirst()
      .map { $0.isEmpty ? nil : PasswordStrength(of: $0) }
      .assign(to: &$passwordStrength)
    let hasTyped = $password.dropFirst().map { _ in true }.prepend(false)
    let hasRepeated = $repeatedPassword.dropFirst().map { _ in true }.prepend(false)
    Publishers.CombineLatest4($password, $repeatedPassword, hasTyped, hasRepeated)
      .map { password, repeated, hasTyped, hasRepeated in
        let problem = PasswordProblem(of: password, repeated: repeated)
        let wasSeen = problem == .different ? hasRepeated : hasTyped
        return wasSeen ? problem?.rawValue : nil
      }
      .assign(to: &$passwordMessage)
  }

  private var passwordIsValid: AnyPublisher<Bool, Never> {
    $password.combineLatest($repeatedPassword)
      .map { PasswordProblem(of: $0, repeated: $1) == nil }
      .eraseToAnyPublisher()
  }
}

/// The availability of the entered name.
public enum UsernameStatus: Equatable, Sendable {
  case untouched, tooShort, checking, free, offline, outdated
  case refused(String)

  /// Creates the status of a name from the latest answer, which is ignored if it is about another
  /// name.
  init(of name: String, given answer: UserNames.Answer?) {
    if name.count < UserNames.shortest {
      self = .tooShort
    } else if let answer, answer.name == name {
      self = answer.status
    } else {
      self = .checking
    }
  }

  public var allowsSigningUp: Bool { self == .free || self == .offline }

  public var message: String? {
    switch self {
    case .untouched, .checking, .free: nil
    case .tooShort: "Username too short. Needs to be at least 3 characters."
    case .offline: "Offline: the username could not be checked."
    case .outdated:
      "The server returned data in an unexpected format. Try updating the app."
    case .refused(let reason): reason
    }
  }
}

// MARK: - View

public struct SignUpScreen: View {
  private let service: String
  @Environment(\.remoteClient) private var client

  /// Creates the sign-up screen.
  ///
  /// - Parameter service: The base URL of the service, such as `http://127.0.0.1:8080`.
  public init(service: String) { self.service = service }

  public var body: some View { SignUpForm(names: .live(client, at: service)) }
}

private struct SignUpForm: View {
  @StateObject private var model: SignUpScreenModel

  init(names: @autoclosure @escaping () -> UserNames) {
    _model = StateObject(wrappedValue: SignUpScreenModel(names: names()))
  }

  var body: some View {
    Form {
      Section {
        TextField("Username", text: $model.username)
      } footer: {
        if model.usernameStatus == .checking { ProgressView("checking…") }
        Message(text: model.usernameStatus.message)
      }
      Section {
        SecureField("Password", text: $model.password)
        SecureField("Repeat password", text: $model.repeatedPassword)
      } footer: {
        if let strength = model.passwordStrength { StrengthBar(strength: strength) }
        Message(text: model.passwordMessage)
      }
      Button("Sign up") { model.signUpTapped() }
        .disabled(!model.canSignUp)
    }
    .alert("Please update", isPresented: $model.asksToUpdate) {
      Button("Upgrade") {}
      Button("Not now", role: .cancel) {}
    } message: {
      Text(
        """
        It looks like you're using an older version of this app. Please update your app.
        """)
    }
    .sheet(isPresented: $model.isSignedUp) {
      Text("Welcome! Great to have you on board!")
    }
  }
}

private struct Message: View {
  let text: String?

  var body: some View {
    if let text { Text(text).foregroundColor(.red) }
  }
}

private struct StrengthBar: View {
  let strength: PasswordStrength

  var body: some View {
    let filled = strength.rawValue + 1
    let bar = String(repeating: "■", count: filled) + String(repeating: "□", count: 5 - filled)
    Text("\(bar) \(strength.description)").foregroundColor(color)
      .accessibilityLabel("password strength").accessibilityValue(strength.description)
  }

  private var color: Color {
    switch strength {
    case .veryWeak, .weak: .red
    case .reasonable: .yellow
    case .strong, .veryStrong: .green
    }
  }
}
