import Charts
import SwiftUI

/// The cups that the house sold, as bars and as a pie.
struct SalesView: View {
  struct Sale: Identifiable {
    let id = UUID()
    let day: String
    let tea: Tea
    let cups: Int
  }

  enum Tea: String, Plottable {
    case assam = "Assam"
    case sencha = "Sencha"
  }

  @State private var sales = [
    Sale(day: "Mon", tea: .assam, cups: 12), Sale(day: "Mon", tea: .sencha, cups: 5),
    Sale(day: "Tue", tea: .assam, cups: 6), Sale(day: "Tue", tea: .sencha, cups: 9),
  ]

  var body: some View {
    VStack(alignment: .leading) {
      Chart {
        ForEach(sales) { sale in
          BarMark(x: .value("Day", sale.day), y: .value("Cups", sale.cups), width: .ratio(0.6))
            .foregroundStyle(by: .value("Tea", sale.tea))
            .cornerRadius(4)
        }
        RuleMark(y: .value("Goal", 16)).foregroundStyle(.teaGreen)
      }
      .chartForegroundStyleScale(["Assam": Color.brown, "Sencha": Color.teaGreen])
      .chartYAxis { AxisMarks(position: .leading, values: .automatic(desiredCount: 4)) }
      .frame(height: 240)
      Chart(sales) { sale in
        SectorMark(angle: .value("Cups", sale.cups), innerRadius: .ratio(0.6), angularInset: 1)
          .foregroundStyle(by: .value("Tea", sale.tea))
      }
      .frame(height: 160)
      Button("Sell Sencha on Tuesday") {
        sales.append(Sale(day: "Tue", tea: .sencha, cups: 1))
      }
    }
  }
}
