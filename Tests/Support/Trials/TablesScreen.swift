import Foundation
import Platen

/// A screen whose values contain hash tables. Their order differs in each process, but the text on the
/// screen must not.
struct TablesScreen: View {
  private struct Stock: Error {
    let counts = Dictionary(uniqueKeysWithValues: (1...8).map { ("cup \($0)", $0) })
    let names = Set((1...8).map { "tea \($0)" })
  }

  @State private var errors: [String] = []
  @State private var asks = false

  var body: some View {
    Text("dictionary: \(Stock().counts)")
    Text("set: \(Stock().names)")
    Text("value: \(Stock())")
    Button("print") {
      Just(Stock()).setFailureType(to: Stock.self).append(Fail(error: Stock())).print("stock")
        .marbles("stock")
        .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
        .cancel()
    }
    Button("ask") { asks = true }
    if asks { Text("asking").task { await ask() } }
    ForEach(errors, id: \.self) { Text($0) }
  }

  private func ask() async {
    for number in 1...8 {
      guard let url = URL(string: "http://teas.example/\(number)") else { return }
      do { _ = try await URLSession.shared.data(from: url) } catch { errors.append("\(error)") }
    }
  }
}
