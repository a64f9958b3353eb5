import Platen

/// W2 and W3: a list whose rows observe separate objects.
struct ItemsScreen: View {
  let items: [Item]
  let scroller: Scroller

  var body: some View {
    VStack(alignment: .leading) {
      Text("Items: \(items.count)")
      ScrollViewReader { proxy in
        List(items) { ItemRow(item: $0) }
          .onAppear { scroller.proxy = proxy }
      }
    }
  }
}

/// Scrolls a list from outside its view.
@MainActor
final class Scroller {
  var proxy: ScrollViewProxy?
}

final class Item: ObservableObject, Identifiable {
  let id: Int
  @Published var value = 0

  init(id: Int) { self.id = id }
}

private struct ItemRow: View {
  @ObservedObject var item: Item

  var body: some View {
    Text("Item \(digits(item.id, 6)): value \(digits(item.value, 4)) \(filling(from: item.id))")
  }
}

private func digits(_ number: Int, _ count: Int) -> String {
  let text = String(number)
  return String(repeating: "0", count: count - text.utf8.count) + text
}

/// Returns text that fills a row of 60 cells and differs between rows.
private func filling(from row: Int) -> String {
  let start = row * 13 % (filling.count / 2)
  return String(decoding: filling[start..<start + 36], as: UTF8.self)
}

private let filling: [UInt8] = {
  let text = """
    the quick brown fox jumps over the lazy dog while a small view model publishes one more change \
    to the terminal and nobody redraws what did not change today because that would be wasteful \
    indeed 
    """
  return Array((text + text).utf8)
}()
