import Platen

@Observable final class MissingModel {
  var name = ""
}

final class MissingObject: ObservableObject {
  @Published var name = ""
}

/// A screen that reads a missing model from the environment.
struct MissingModelScreen: View {
  @Environment(MissingModel.self) private var model

  var body: some View { Text(model.name) }
}

/// A screen that reads a missing environment object.
struct MissingObjectScreen: View {
  @EnvironmentObject private var object: MissingObject

  var body: some View { Text(object.name) }
}
