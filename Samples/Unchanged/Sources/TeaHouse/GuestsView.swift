import CoreData
import SwiftUI

/// The guests of the house, which a model of Core Data describes.
struct GuestsView: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(
    sortDescriptors: [NSSortDescriptor(keyPath: \Guest.name, ascending: true)],
    predicate: NSPredicate(format: "cups > 0"))
  private var guests: FetchedResults<Guest>
  @FetchRequest(sortDescriptors: [NSSortDescriptor(key: "number", ascending: true)])
  private var tables: FetchedResults<GuestTable>

  var body: some View {
    Button("Seat Ada and Bob", action: seat)
    Button("Clear the table") { tables.first.map(context.delete) }
    ForEach(guests) { guest in
      Text("\(guest.name ?? "") at table \(guest.table?.number ?? 0), \(guest.cups) cups")
    }
    Button("Serve Ada") { guests.first?.cups += 1 }
  }

  private func seat() {
    let table = GuestTable(context: context)
    table.number = 7
    for name in ["Bob", "Ada"] {
      let guest = Guest(context: context)
      guest.name = name
      table.addToGuests(guest)
    }
    try? context.save()
  }
}
