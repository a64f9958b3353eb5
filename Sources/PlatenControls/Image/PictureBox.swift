import Foundation
@_spi(Nodes) import PlatenGraph

/// The cells and lines that a picture takes.
struct PictureBox: Equatable {
  let width: Int
  let height: Int

  /// Cells and lines, at least one of each and no more lines than a length ever stands for.
  private init(_ width: Int, _ height: Int) {
    self.width = max(width, 1)
    self.height = min(max(height, 1), Points.mostLines)
  }

  /// The size at which a pixel is a point: 8 a cell, 16 a line.
  init(naturalFor header: PictureHeader) {
    self.init(Points.cells(CGFloat(header.width)), Points.lines(CGFloat(header.height)))
  }

  /// The largest of a ratio of width to height that has room in a width, and in a height if that is
  /// known.
  init(_ ratio: CGFloat, within width: Int, _ height: Int?) {
    let points = CGFloat(width) * 8 / ratio
    let most = height ?? Points.mostLines
    if (points / 16).rounded() <= CGFloat(most) {
      self.init(width, Points.lines(points))
    } else {
      self.init(min(Points.cells(CGFloat(most) * 16 * ratio), width), most)
    }
  }

  /// What a picture takes of the room it gets.
  init(
    for header: PictureHeader, isResizable: Bool, scaling: PictureScaling?,
    within proposal: Proposal
  ) {
    let own = CGFloat(header.width) / CGFloat(header.height)
    let ratio = scaling?.ratio ?? own
    if !isResizable {
      let natural = PictureBox(naturalFor: header)
      self =
        natural.width <= proposal.width ? natural : PictureBox(own, within: proposal.width, nil)
    } else if let height = proposal.height, scaling?.mode != .fit {
      self.init(proposal.width, height)
    } else {
      self.init(ratio, within: proposal.width, proposal.height)
    }
  }
}
