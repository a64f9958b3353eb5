/// What a session shows at one moment.
///
///     let frame: Frame = ["Name  Ada", "Age   36"]
///     print(frame.lines.count)  // 2
public struct Frame: Sendable, Equatable {
  /// The lines shown, top to bottom.
  public var block: Block

  public init(_ block: Block = .empty) { self.block = block }

  /// The lines shown, top to bottom.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  public var lines: [Line] { block.lines }
}

extension Frame: ExpressibleByArrayLiteral {
  public init(arrayLiteral lines: Line...) { self.init(Block(lines)) }
}
