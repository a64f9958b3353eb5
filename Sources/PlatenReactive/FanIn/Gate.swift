#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  /// Lets one caller at a time through to a downstream, and no more often than it asked.
  ///
  /// Guarded by its owner's lock. Whoever enters calls the downstream without the lock, and
  /// goes on with what came meanwhile until `leave()` lets it go.
  struct Gate {
    /// What becomes of an output: sent by the caller, kept for later, or dropped.
    enum Pass { case now, later, never }

    /// Whether an output that meets no demand is kept until there is one.
    let keepsSurplus: Bool

    /// How many outputs the downstream still wants.
    private(set) var demand: Subscribers.Demand = .none

    /// Someone is inside; from the start, since the first thing to send is the subscription.
    private var isTaken = true

    /// Something is kept for whoever is inside.
    private var hasMore = false

    init(keepsSurplus: Bool) {
      self.keepsSurplus = keepsSurplus
    }

    mutating func request(_ more: Subscribers.Demand) {
      demand += more
    }

    /// Enters with an output if the way is free and the output is wanted.
    mutating func enterForOutput() -> Pass {
      if isTaken {
        hasMore = true
        return .later
      }
      guard takeDemand() else { return keepsSurplus ? .later : .never }
      isTaken = true
      return .now
    }

    /// Enters for what is kept, a completion included, which needs no demand; false if someone
    /// inside has to send it.
    mutating func enter() -> Bool {
      hasMore = true
      defer { isTaken = true }
      return !isTaken
    }

    /// Uses up one wanted output; false if none is wanted.
    mutating func takeDemand() -> Bool {
      guard demand > .none else { return false }
      demand -= 1
      return true
    }

    /// Leaves, unless something was kept meanwhile.
    mutating func leave() -> Bool {
      if hasMore { return false }
      isTaken = false
      return true
    }

    /// Leaves when all that was kept has been sent, or meets no demand.
    mutating func leaveEmpty() {
      hasMore = false
      isTaken = false
    }
  }
#endif
