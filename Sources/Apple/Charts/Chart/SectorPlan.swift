import PlatenLines
import PlatenNavigation

/// The rows of a pie.
@MainActor
struct SectorPlan {
  private struct Sector {
    let mark: ChartMark
    let name: String
    var annotation: ChartLabel?
    var size: Double
  }

  private let plan: ChartPlan
  private var sectors: [Sector] = []
  private let total: Double

  /// Creates the rows of a plan. Sectors of the same series are joined.
  init(_ plan: ChartPlan) {
    self.plan = plan
    var indices: [String: Int] = [:]
    for (index, mark) in plan.marks.enumerated() where mark.kind == .sector {
      let name = mark.seriesField?.start.category
      if let name, let index = indices[name] {
        sectors[index].size += mark.size
        continue
      }
      if let name { indices[name] = sectors.count }
      sectors.append(
        Sector(
          mark: mark, name: name ?? "", annotation: plan.annotations[index], size: mark.size))
    }
    total = sectors.reduce(0) { $0 + $1.size }
  }

  /// Returns the sectors as rows, with the texts of the views of the plan.
  func chart(_ texts: [String]) -> BarChart {
    let rows = sectors.enumerated().map { index, sector in
      let style = plan.series.style(of: sector.mark, index: index)
      return BarRow(
        label: label(of: sector, texts),
        segments: [BarSegment(range: 0...sector.size, style: style)],
        values: ["\(plan.format.number(sector.size)) (\(share(of: sector)))"])
    }
    return BarChart(rows: rows, domain: 0...max(total, .leastNonzeroMagnitude))
  }

  /// Returns the spoken sizes and shares of the sectors.
  func spoken(_ texts: [String]) -> [String] {
    sectors.map { sector in
      let value = "\(plan.format.number(sector.size)), \(share(of: sector))"
      return plan.spoken(sector.mark, value: value, place: label(of: sector, texts))
    }
  }

  private func label(of sector: Sector, _ texts: [String]) -> String {
    sector.name.isEmpty ? sector.annotation?.text(in: texts) ?? "" : sector.name
  }

  private func share(of sector: Sector) -> String {
    plan.format.percent(total > 0 ? sector.size / total : 0)
  }
}

extension ChartMark {
  /// The size of a sector; a negative one is empty.
  fileprivate var size: Double {
    guard let start = y?.start.number else { return 0 }
    guard let end = y?.end?.number else { return max(start, 0) }
    return abs(end - start)
  }
}
