import PlatenCombine

/// How often an action runs that is repeated each millisecond and canceled by its third run.
func ticks<S: Scheduler>(on scheduler: S) async -> Int {
  let count = Unprotected(0)
  let timer = Unprotected<(any Cancellable)?>(nil)
  let scheduler = Unprotected(scheduler)
  await withCheckedContinuation { done in
    // The scheduler runs one action at a time, so that the first tick follows this one.
    scheduler.value.schedule {
      let (base, start) = (scheduler.value, scheduler.value.now)
      timer.value = base.schedule(after: start, interval: .milliseconds(1)) {
        count.value += 1
        guard count.value == 3 else { return }
        timer.value?.cancel()
        base.schedule(after: base.now.advanced(by: .milliseconds(10))) { done.resume() }
      }
    }
  }
  return count.value
}
