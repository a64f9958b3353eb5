import Platen

/// W1: a title, five fields and a changing counter.
struct ProfileScreen: View {
  final class Model: ObservableObject {
    @Published var name = "Ada Lovelace"
    @Published var email = "ada@example.org"
    @Published var phone = "+44 20 7946 0000"
    @Published var city = "London"
    @Published var notes = "first programmer"
    @Published var count = 0
  }

  @ObservedObject var model: Model

  var body: some View {
    Form {
      Text("Profile editor")
      TextField("Name", text: $model.name)
      TextField("Email", text: $model.email)
      TextField("Phone", text: $model.phone)
      TextField("City", text: $model.city)
      TextField("Notes", text: $model.notes)
      Text("Count: \(model.count)")
    }
  }
}
