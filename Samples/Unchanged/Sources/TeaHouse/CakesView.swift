import SwiftUI

struct Cake: Decodable, Identifiable {
  let name: String
  let price: Double

  var id: String { name }
}

extension Bundle {
  /// As in many apps, a missing file is a mistake of the programmer.
  func decode<Value: Decodable>(_ file: String) -> Value {
    guard let url = url(forResource: file, withExtension: nil),
      let value = try? JSONDecoder().decode(Value.self, from: Data(contentsOf: url))
    else { fatalError("\(file) is not in the bundle, or not valid.") }
    return value
  }
}

/// The cakes in a file of the app, below the version of the app.
struct CakesView: View {
  private let cakes: [Cake] = Bundle.main.decode("cakes.json")
  private let version =
    Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "unknown"

  var body: some View {
    VStack(alignment: .leading) {
      Text("Tea House \(version)")
      ForEach(cakes) { cake in
        Text("\(cake.name), € \(cake.price, specifier: "%.2f")")
      }
    }
  }
}
