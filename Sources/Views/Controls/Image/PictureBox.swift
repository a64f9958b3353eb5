import Foundation
@_spi(Nodes) import PlatenGraph

/// The width and height that a picture occupies, in cells and lines.
struct PictureBox: Equatable {
  let width: Int
  let height: Int

  /// Creates a box of at least one cell and one line, and at most `Points.maxLines` lines.
  private init(_ width: Int, _ height: Int) {
    self.width = max(width, 1)
    self.height = min(max(height, 1), Points.maxLines)
  }

  /// Creates a box in the natural size of a picture: 8 points per cell, 16 per line.
  ///
  /// - Parameter scale: The number of pixels per point.
  init(naturalFor header: PictureHeader, scale: CGFloat = 1) {
    self.init(
      Points.cells(CGFloat(header.width) / scale), Points.lines(CGFloat(header.height) / scale))
  }

  /// Creates the largest box with an aspect ratio that fits in a width and an optional height.
  init(_ ratio: CGFloat, within width: Int, _ height: Int?) {
    let points = CGFloat(width) * 8 / ratio
    let most = height ?? Points.maxLines
    if (points / 16).rounded() <= CGFloat(most) {
      self.init(width, Points.lines(points))
    } else {
      self.init(min(Points.cells(CGFloat(most) * 16 * ratio), width), most)
    }
  }

  /// Creates the box that a picture occupies in the proposed space.
  init(
    for header: PictureHeader, scale: CGFloat = 1, isResizable: Bool, scaling: PictureScaling?,
    within proposal: Proposal
  ) {
    let own = CGFloat(header.width) / CGFloat(header.height)
    let ratio = scaling?.ratio ?? own
    if !isResizable {
      let natural = PictureBox(naturalFor: header, scale: scale)
      self =
        natural.width <= proposal.width ? natural : PictureBox(own, within: proposal.width, nil)
    } else if let height = proposal.height, scaling?.mode != .fit {
      self.init(proposal.width, height)
    } else {
      self.init(ratio, within: proposal.width, proposal.height)
    }
  }
}
