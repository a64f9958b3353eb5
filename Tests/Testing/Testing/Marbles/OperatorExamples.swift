import Platen
import PlatenTesting

// The diagrams are those of RxJS's tests; ten units of RxJS are one frame of a tenth of a second.
extension OperatorExample {
  static let all = combining + timing + flattening + failing + filtering + changing

  private static let combining: [OperatorExample] = [
    OperatorExample(
      "combineLatest",
      "Combines the latest values of both publishers each time either publisher sends a value.",
      """
      letters  -a--b-----c-d-e-|
      numbers  --1--2-3-4---|
      result   --A-BC-D-EF-G-H-|
      A = a1
      B = b1
      C = b2
      D = b3
      E = b4
      F = c4
      G = d4
      H = e4
      """
    ) { play in
      play["letters"].combineLatest(play["numbers"]) { $0 + $1 }
    },
    OperatorExample(
      "merge", "Sends the values of all publishers as they arrive.",
      """
      a       --a-----b-----c----|
      b       -----d-----e-----f---|
      result  --a--d--b--e--c--f---|
      """
    ) { play in
      play["a"].merge(with: play["b"])
    },
    OperatorExample(
      "zip", "Combines the first values of both publishers, then the second values, and so on.",
      """
      a       ---a---b---|
      b       -----c---d---|
      result  -----x---y-|
      x = ac
      y = bd
      """,
      difference: """
        In the RxJS guide, the result completes with the second publisher: `-----x---y---|`.
        """
    ) { play in
      play["a"].zip(play["b"]) { $0 + $1 }
    },
    OperatorExample(
      "append",
      "Sends the values of the first publisher, and then the values of the second publisher.",
      """
      first   --a--b-|
      second  --x---y--|
      result  --a--b---x---y--|
      """
    ) { play in
      play["first"].append(play["second"])
    },
    OperatorExample(
      "prepend", "Sends the specified values before the values of the publisher.",
      """
      source  ---a--b--c--|
      result  s--a--b--c--|
      """
    ) { play in
      play["source"].prepend("s")
    },
  ]

  private static let timing: [OperatorExample] = [
    OperatorExample(
      "debounce", "Sends a value if no other value arrives during the following interval.",
      """
      source  -a--bc--d---|
      result  ---a---c--d-|
      """
    ) { play in
      play["source"].debounce(for: 0.2, scheduler: play.scheduler)
    },
    OperatorExample(
      "debounce, while values keep coming",
      "Sends no value until the publisher pauses for an entire interval.",
      """
      source  --a--b--c--d--e--f--g--h-|
      result  -------------------------|
      """,
      difference: """
        In RxJS, the last value is sent when the source completes: `-------------------------(h|)`.
        """
    ) { play in
      play["source"].debounce(for: 0.4, scheduler: play.scheduler)
    },
    OperatorExample(
      "throttle, latest", "Sends the first value, and then the latest value of each interval.",
      """
      source  -a-xy-----b--x--cxxx--|
      result  -a---y----b---x---x---(x|)
      """,
      difference: """
        In RxJS 6, a delayed value does not start a new interval: `-a---y----b---x-c---x-|`.
        """
    ) { play in
      play["source"].throttle(for: 0.4, scheduler: play.scheduler, latest: true)
    },
    OperatorExample(
      "throttle, first", "Sends the first value, and then the first value of each interval.",
      """
      source  -a-x-y----b---x-cx---|
      result  -a----x----b----x----(x|)
      """,
      difference: """
        RxJS drops all values within an interval: `-a--------b-----c----|`. Combine sends the \
        first of these values when the interval ends.
        """
    ) { play in
      play["source"].throttle(for: 0.5, scheduler: play.scheduler, latest: false)
    },
    OperatorExample(
      "delay", "Delays all values and the completion.",
      """
      source  ---a--b--|
      result  -----a--b--|
      """
    ) { play in
      play["source"].delay(for: 0.2, scheduler: play.scheduler)
    },
  ]

  private static let flattening: [OperatorExample] = [
    OperatorExample(
      "switchToLatest",
      "Sends the values of the latest inner publisher and cancels the previous inner publisher.",
      """
      x       --a--b--c--d--e--|
      y       ---f---g---h---i--|
      source  ---------x---------y---------|
      x/live  ---------^-a--b--c-!
      y/live  -------------------^--f---g---h---i--|
      result  -----------a--b--c----f---g---h---i--|
      """
    ) { play in
      play["source"]
        .map { name in play[name].marbles("\(name)/live", in: play.recorder) }
        .switchToLatest()
    },
    OperatorExample(
      "flatMap", "Sends the values of all inner publishers as they arrive.",
      """
      inner   i-i-i|
      source  --1-----3--5-------|
      result  --x-x-x-y-yzyz-z---|
      x = 10
      y = 30
      z = 50
      """
    ) { play in
      play["source"].flatMap { number in play["inner"].map { _ in "\(number)0" } }
    },
    OperatorExample(
      "flatMap, one at a time",
      "Subscribes to each inner publisher after the previous inner publisher completes.",
      """
      inner   ----i---j---k---l---|
      source  -a-------b-------c---|
      result  -----i---j---k---l-------i---j---k---l-------i---j---k---l---|
      """
    ) { play in
      play["source"]
        .buffer(size: .max, prefetch: .byRequest, whenFull: .dropOldest)
        .flatMap(maxPublishers: .max(1)) { _ in play["inner"] }
    },
  ]

  private static let failing: [OperatorExample] = [
    OperatorExample(
      "retry", "Subscribes again after a failure, at most the specified number of times.",
      """
      source   --1-2-3-#
      try      --1-2-3-#
      try#2    --------^-1-2-3-#
      try#3    ----------------^-1-2-3-#
      result   --1-2-3---1-2-3---1-2-3-#
      """
    ) { play in
      play["source"].marbles("try", in: play.recorder).retry(2)
    },
    OperatorExample(
      "catch", "After a failure, sends the values of another publisher.",
      """
      source  --a--b--#
      other   -1-2-3-|
      result  --a--b---1-2-3-|
      """
    ) { play in
      play["source"].catch { _ in play["other"] }
    },
  ]

  private static let filtering: [OperatorExample] = [
    OperatorExample(
      "filter", "Sends the values that satisfy a condition.",
      """
      source  --0--1--2--3--4--|
      result  -----1-----3-----|
      """
    ) { play in
      play["source"].filter { Int($0).map { $0 % 2 == 1 } ?? false }
    },
    OperatorExample(
      "removeDuplicates", "Omits values that are equal to the previous value.",
      """
      source  -1--2-2----1-3-|
      result  -1--2------1-3-|
      """
    ) { play in
      play["source"].removeDuplicates()
    },
    OperatorExample(
      "prefix", "Sends the specified number of values, and then completes.",
      """
      source  --a-----b----c---d--|
      result  --a-----(b|)
      """
    ) { play in
      play["source"].prefix(2)
    },
    OperatorExample(
      "prefix(untilOutputFrom:)", "Sends values until another publisher sends a value.",
      """
      source  --a--b--c--d--e--f--g--|
      stop    -------------z--|
      result  --a--b--c--d-|
      """
    ) { play in
      play["source"].prefix(untilOutputFrom: play["stop"])
    },
    OperatorExample(
      "dropFirst", "Omits the specified number of values at the start.",
      """
      source  --a--b--c--d--e--|
      result  -----------d--e--|
      """
    ) { play in
      play["source"].dropFirst(3)
    },
  ]

  private static let changing: [OperatorExample] = [
    OperatorExample(
      "map", "Transforms each value.",
      """
      source  --1--2--3--|
      result  --x--y--z--|
      x = 10
      y = 20
      z = 30
      """
    ) { play in
      play["source"].map { $0 + "0" }
    },
    OperatorExample(
      "scan", "Sends the accumulated result after each value.",
      """
      source  --1--3--5--|
      result  --1--4--9--|
      """
    ) { play in
      play["source"].scan("0") { sum, next in "\((Int(sum) ?? 0) + (Int(next) ?? 0))" }
    },
  ]
}
