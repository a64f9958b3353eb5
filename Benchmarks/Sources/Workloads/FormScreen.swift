// The form sample, with a model that the benchmark supplies.

import Platen

// MARK: - Model

final class FormModel: ObservableObject {
  @Published var value1 = ""
  @Published var value2 = ""
  @Published var value2Again = ""
  @Published private(set) var value1Message = ""
  @Published private(set) var value2Message = ""
  @Published private(set) var submission: (String, String)?
  @Published private(set) var result = ""

  /// Publishes the first value, or `nil` if it is too short.
  var validatedValue1: AnyPublisher<String?, Never> {
    $value1.map { $0.count >= 3 ? $0 : nil }.eraseToAnyPublisher()
  }

  /// Publishes the second value, or `nil` if it is too short or its repetition differs.
  var validatedValue2: AnyPublisher<String?, Never> {
    Publishers.CombineLatest($value2, $value2Again)
      .map { $0.count >= 5 && $0 == $1 ? $0 : nil }
      .eraseToAnyPublisher()
  }

  /// Publishes both values, or `nil` unless both are valid.
  var readyToSubmit: AnyPublisher<(String, String)?, Never> {
    Publishers.CombineLatest(validatedValue1, validatedValue2)
      .map { value1, value2 in value1.flatMap { one in value2.map { (one, $0) } } }
      .eraseToAnyPublisher()
  }

  var canSubmit: Bool { submission != nil }

  init() {
    validatedValue1
      .map { $0 == nil ? "minimum of 3 characters required" : "" }
      .assign(to: &$value1Message)
    validatedValue2
      .map { $0 == nil ? "values must match and have at least 5 characters" : "" }
      .assign(to: &$value2Message)
    readyToSubmit.assign(to: &$submission)
  }

  func submitTapped() {
    guard let (value1, value2) = submission else { return }
    result = "Submitted: \(value1), \(value2)"
  }
}

// MARK: - View

struct FormScreen: View {
  @ObservedObject var model: FormModel

  var body: some View {
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
