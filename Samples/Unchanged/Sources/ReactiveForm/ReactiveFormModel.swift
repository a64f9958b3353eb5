import Combine
import Foundation

class ReactiveFormModel: ObservableObject {
  @Published var firstEntry: String = "" {
    didSet { firstEntryPublisher.send(firstEntry) }
  }
  @Published var secondEntry: String = "" {
    didSet { secondEntryPublisher.send(secondEntry) }
  }
  @Published var secondEntryAgain: String = ""

  private let firstEntryPublisher = CurrentValueSubject<String, Never>("")
  private let secondEntryPublisher = CurrentValueSubject<String, Never>("")

  /// Publishes the reason why the first entry is invalid, or `nil` if it is valid.
  var validatedValue1: AnyPublisher<String?, Never> {
    firstEntryPublisher
      .map { $0.count < 3 ? "minimum of 3 characters required" : nil }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  /// Publishes the reason why the second entry is invalid, or `nil` if it is valid.
  var validatedValue2: AnyPublisher<String?, Never> {
    Publishers.CombineLatest(secondEntryPublisher, $secondEntryAgain)
      .map { entry, again in
        guard entry == again, entry.count > 4 else {
          return "values must match and have at least 5 characters"
        }
        return nil
      }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  /// Publishes the values to submit once all entries are valid.
  var readyToSubmit: AnyPublisher<(String, String)?, Never> {
    Publishers.CombineLatest(validatedValue1, validatedValue2)
      .map { [unowned self] message1, message2 -> (String, String)? in
        guard message1 == nil, message2 == nil else { return nil }
        return (self.firstEntry, self.secondEntryAgain)
      }
      .eraseToAnyPublisher()
  }

  func reset() {
    firstEntry = ""
    secondEntry = ""
    secondEntryAgain = ""
  }
}
