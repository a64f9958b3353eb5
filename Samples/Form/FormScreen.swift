// A form with three fields, two validation rules and one button. Run it: swift run form, or open
// form in swift run gallery. It shows how Publishers.CombineLatest enables a button.

import Platen

// MARK: - Model

public final class FormScreenModel: ObservableObject {
  @Published public var value1 = ""
  @Published public var value2 = ""
  @Published public var value2Again = ""
  @Published public private(set) var value1Message = ""
  @Published public private(set) var value2Message = ""
  @Published public private(set) var submission: (String, String)?
  @Published public private(set) var result = ""

  /// Publishes the first value if it is long enough, otherwise `nil`.
  public var validatedValue1: AnyPublisher<String?, Never> {
    $value1.map { $0.count >= 3 ? $0 : nil }.eraseToAnyPublisher()
  }

  /// Publishes the second value if it is long enough and equals its repetition, otherwise `nil`.
  public var validatedValue2: AnyPublisher<String?, Never> {
    Publishers.CombineLatest($value2, $value2Again)
      .map { $0.count >= 5 && $0 == $1 ? $0 : nil }
      .eraseToAnyPublisher()
  }

  /// Publishes both values if both are valid, otherwise `nil`.
  public var readyToSubmit: AnyPublisher<(String, String)?, Never> {
    Publishers.CombineLatest(validatedValue1, validatedValue2)
      .map { value1, value2 in value1.flatMap { one in value2.map { (one, $0) } } }
      .eraseToAnyPublisher()
  }

  public var canSubmit: Bool { submission != nil }

  public init() {
    validatedValue1
      .map { $0 == nil ? "minimum of 3 characters required" : "" }
      .assign(to: &$value1Message)
    validatedValue2
      .map { $0 == nil ? "values must match and have at least 5 characters" : "" }
      .assign(to: &$value2Message)
    readyToSubmit.assign(to: &$submission)
  }

  public func submitTapped() {
    guard let (value1, value2) = submission else { return }
    result = "Submitted: \(value1), \(value2)"
  }
}

// MARK: - View

public struct FormScreen: View {
  @StateObject private var model: FormScreenModel

  public init(model: @autoclosure @escaping () -> FormScreenModel = FormScreenModel()) {
    _model = StateObject(wrappedValue: model())
  }

  public var body: some View {
    Form {
      TextField("value1", text: $model.value1)
      Text(model.value1Message).foregroundColor(.red)
      TextField("value2", text: $model.value2)
      TextField("value2 again", text: $model.value2Again)
      Text(model.value2Message).foregroundColor(.red)
      Button("submit") { model.submitTapped() }
        .disabled(!model.canSubmit)
      Text(model.result)
    }
  }
}
