/// The lines of a rendered screen.
///
///     let frame: Frame = ["Name  Ada", "Age   36"]
///     print(frame.lines.count)  // 2
public struct Frame: Sendable, Equatable {
  /// The block of lines that the frame shows.
  public var block: Block

  public init(_ block: Block = .empty) { self.block = block }

  /// The lines of the frame, from top to bottom.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  public var lines: [Line] { block.lines }
}

extension Frame: ExpressibleByArrayLiteral {
  public init(arrayLiteral lines: Line...) { self.init(Block(lines)) }
}
