import SwiftUI

/// What guests should know about the house, with an asset catalog and translations.
struct HouseView: View {
  let cups: Int
  let tables: Int

  var body: some View {
    VStack(alignment: .leading) {
      Image(.cup)
      Text("Welcome to the **tea house**").foregroundStyle(.teaGreen)
      Text("\(cups) cups on \(tables) tables")
      Text("Open until \(18) o'clock", tableName: "Hours")
      Text("\(tables) tables free", tableName: "Hours")
      Text(LocalizedStringResource("Cash only"))
      Text(verbatim: footer)
    }
  }

  private var footer: String {
    let closed = NSLocalizedString("Closed on Mondays", comment: "The last line")
    return closed + ", " + String(localized: "\(cups) cups")
  }
}
