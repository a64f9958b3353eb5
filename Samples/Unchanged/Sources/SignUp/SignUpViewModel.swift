import Combine
import Foundation

final class SignUpViewModel: ObservableObject {
  // MARK: Input

  @Published var userName = ""
  @Published var password = ""
  @Published var passwordConfirmation = ""

  // MARK: Output

  @Published private(set) var userNameMessage = ""
  @Published private(set) var isChecking = false
  @Published private(set) var passwordMessage = ""
  @Published private(set) var passwordStrength: PasswordStrength?
  @Published private(set) var isValid = false
  @Published var showsUpdateAlert = false
  @Published var isSignedUp = false

  private enum UserNameCheck {
    case untouched
    case tooShort
    case pending
    case answered(Result<Bool, AccountServiceError>)
  }

  private let service: AccountServiceProtocol
  private let validator = PasswordValidator()
  private var cancellables: Set<AnyCancellable> = []

  private lazy var answers: AnyPublisher<(String, Result<Bool, AccountServiceError>)?, Never> = {
    $userName
      .debounce(for: 0.8, scheduler: RunLoop.main)
      .removeDuplicates()
      .filter { $0.count >= 3 }
      .map { [service] name in
        service.isUserNameAvailable(name)
          .retry(2, withBackoff: 3) { $0.isTemporary }
          .asResult()
          .map { (name, $0) }
      }
      .switchToLatest()
      .receive(on: DispatchQueue.main)
      .share()
      .eraseToAnyPublisher()
      .map(Optional.some)
      .prepend(nil)
      .eraseToAnyPublisher()
  }()

  private lazy var userNameCheck: AnyPublisher<UserNameCheck, Never> = {
    Publishers.CombineLatest($userName.dropFirst(), answers)
      .map { name, answer -> UserNameCheck in
        if name.count < 3 { return .tooShort }
        guard let (answered, result) = answer, answered == name else { return .pending }
        return .answered(result)
      }
      .prepend(.untouched)
      .share()
      .eraseToAnyPublisher()
  }()

  private lazy var passwordCheck: AnyPublisher<PasswordCheck, Never> = {
    Publishers.CombineLatest($password, $passwordConfirmation)
      .map { [validator] in validator.check($0, repeated: $1) }
      .eraseToAnyPublisher()
  }()

  init(service: AccountServiceProtocol = AccountService()) {
    self.service = service

    userNameCheck
      .sink { [weak self] check in self?.show(check) }
      .store(in: &cancellables)

    passwordCheck
      .dropFirst()
      .map(\.message)
      .assign(to: &$passwordMessage)

    $password
      .map { [validator] in $0.isEmpty ? nil : validator.strength(of: $0) }
      .removeDuplicates()
      .weakAssign(to: \.passwordStrength, on: self)
      .store(in: &cancellables)

    userNameCheck
      .map { check -> Bool in
        switch check {
        case .answered(.success(let isAvailable)): return isAvailable
        case .answered(.failure(.offline)): return true
        default: return false
        }
      }
      .combineLatest(passwordCheck.map { $0 == .valid }) { $0 && $1 }
      .assign(to: &$isValid)
  }

  func signUp() {
    print("Signing up as \(userName)")
    isSignedUp = true
  }

  private func show(_ check: UserNameCheck) {
    isChecking = false
    userNameMessage = ""
    switch check {
    case .untouched:
      break
    case .tooShort:
      userNameMessage = "Username too short. Needs to be at least 3 characters."
    case .pending:
      isChecking = true
    case .answered(.success(let isAvailable)):
      userNameMessage = isAvailable ? "" : "Username not available. Try a different one."
    case .answered(.failure(let error)):
      userNameMessage = error.localizedDescription
      if case .decoding = error { showsUpdateAlert = true }
    }
  }
}
