/// An assignment of a value to a build setting.
struct BuildSetting: Equatable {
  let name: String
  let value: String
}
