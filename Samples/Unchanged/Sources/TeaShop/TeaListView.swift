import SwiftUI
import TeaModels
import TeaViews

struct TeaListView: View {
  @StateObject private var search: TeaSearch
  @State private var basket = Basket()
  @State private var brewed: Tea?
  @EnvironmentObject private var session: Session
  @State private var isOrdered = false

  init(service: TeaService) {
    _search = StateObject(wrappedValue: TeaSearch(service: service))
  }

  var body: some View {
    Form {
      Section(footer: Text(search.summary)) {
        TextField("Search", text: $search.query)
          .disableAutocorrection(true)
      }
      Section(header: Text("Teas")) {
        teas
      }
      Section {
        TextField("Customer", text: $session.customer)
        BasketRow(basket: basket)
        Button("Order") { isOrdered = true }
          .disabled(basket.teas.isEmpty)
      }
    }
    .sheet(item: $brewed) { BrewView(tea: $0) }
    .alert(isPresented: $isOrdered) {
      Alert(
        title: Text("Thank you"),
        message: Text("We will send you ") + Text("\(basket.teas.count)").bold() + Text(" bags."),
        dismissButton: .default(Text("OK")) { basket.empty() })
    }
  }

  @ViewBuilder private var teas: some View {
    switch search.state {
    case .loading:
      ProgressView()
    case .loaded(let teas):
      ForEach(teas) { tea in
        TeaRow(tea: tea, brew: { brewed = tea }, buy: { basket.add(tea) })
      }
    case .failed(let message):
      Text(message)
        .foregroundColor(.red)
    }
  }
}

struct TeaRow: View {
  let tea: Tea
  let brew: () -> Void
  let buy: () -> Void

  var body: some View {
    HStack {
      Text(tea.name)
        .font(.headline)
      Spacer()
      Button("Brew \(tea.name)", action: brew)
      Button("Buy \(tea.name)", action: buy)
        .buttonStyle(.borderedProminent)
    }
  }
}

struct BasketRow: View {
  @Environment(\.coin) private var coin
  @Environment(\.discount) private var discount

  var basket: Basket

  var body: some View {
    LabeledContent("Basket", value: "\(discount?(basket.cents) ?? basket.cents) \(coin)")
      .navigationDocument(URL(filePath: "basket.txt"))
  }
}

extension EnvironmentValues {
  @Entry var coin = "ct"
  @Entry var discount: ((Int) -> Int)?
}

struct TeaListView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      TeaListView(service: MockTeaService())
      TeaListView(service: MockTeaService(error: URLError(.notConnectedToInternet)))
        .previewDisplayName("Offline")
    }
    .environmentObject(Session())
  }
}

#Preview("No teas") {
  TeaListView(service: MockTeaService(teas: []))
    .environmentObject(Session(customer: "Ada"))
}
