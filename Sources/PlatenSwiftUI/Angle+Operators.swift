#if os(Linux)
  /// An angle so many times.
  public func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }

  /// A part of an angle.
  public func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }

  /// The angle the other way round.
  public prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
#endif
