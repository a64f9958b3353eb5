import PlatenReactive
import Testing

/// `CombineLatest` as the models of form screens use it.
@Suite struct CombineLatestPublishedTests {
  @Test func aMessageFollowsTwoFields() {
    let model = FormModel()
    #expect(model.message == "values must match")
    model.value = "Ada"
    #expect(model.message == "values must match")
    model.again = "Ada"
    #expect(model.message == "")
    model.again = "Bob"
    #expect(model.message == "values must match")
  }

  @Test func aButtonFollowsThreeFields() {
    let model = FormModel()
    #expect(!model.canSubmit)
    model.name = "ada"
    model.value = "12345"
    #expect(!model.canSubmit)
    model.again = "12345"
    #expect(model.canSubmit)
    model.name = ""
    #expect(!model.canSubmit)
  }

  @Test func theModelIsReleased() {
    var model: FormModel? = FormModel()
    weak let released = model
    model?.name = "ada"
    model = nil
    #expect(released == nil)
  }
}

private final class FormModel: ObservableObject {
  @Published var name = ""
  @Published var value = ""
  @Published var again = ""
  @Published private(set) var message = ""
  @Published private(set) var canSubmit = false

  init() {
    Publishers.CombineLatest($value, $again)
      .map { !$0.isEmpty && $0 == $1 ? "" : "values must match" }
      .assign(to: &$message)

    Publishers.CombineLatest3($name, $value, $again)
      .map { name, value, again in !name.isEmpty && value.count >= 5 && value == again }
      .assign(to: &$canSubmit)
  }
}
