import PlatenREPL

@main struct HelloApp: App { var body: some Scene { WindowGroup { HelloScreen() } } }

struct HelloScreen: View {
  @State private var name = ""

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Text(name.isEmpty ? "Who is there?" : "Hello, \(name)!")
      Button("Leave") { name = "" }.disabled(name.isEmpty)
    }
  }
}
