import PlatenCombine

/// Returns how often an action that repeats every millisecond runs if its third run cancels it.
func ticks<S: Scheduler>(on scheduler: S) async -> Int {
  let count = Unprotected(0)
  let timer = Unprotected<(any Cancellable)?>(nil)
  let scheduler = Unprotected(scheduler)
  await withCheckedContinuation { done in
    // The scheduler is serial, so the first tick runs after this action.
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
