import Platen

@Observable final class MissingModel {
  var name = ""
}

final class MissingObject: ObservableObject {
  @Published var name = ""
}

/// A screen that reads an observable model missing from the environment.
struct MissingModelScreen: View {
  @Environment(MissingModel.self) private var model

  var body: some View { Text(model.name) }
}

/// A screen that reads an environment object that no view supplies.
struct MissingObjectScreen: View {
  @EnvironmentObject private var object: MissingObject

  var body: some View { Text(object.name) }
}
