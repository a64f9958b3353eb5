#define _GNU_SOURCE
#include "MainQueue.h"

static bool runs_background_job = false;

bool main_queue_runs_background_job(void) { return runs_background_job; }

void main_queue_set_runs_background_job(bool value) { runs_background_job = value; }

// Lets code run work on the main thread synchronously, in the way that apps for Apple's platforms do:
//
//     Thread.isMainThread ? update() : DispatchQueue.main.sync { update() }
//
// On Linux, threads other than the main thread can serve the main queue. In a test they always do, so
// the second call would wait for its own queue, as it would in a job of a task outside actors, which
// the main queue runs in virtual time. Dispatch then stops the program without a message.

#include <dlfcn.h>
#include <stddef.h>
#include <unistd.h>

// The declarations of Dispatch, whose headers are not on the search path of C targets.
struct dispatch_queue_s;
extern struct dispatch_queue_s _dispatch_main_q;
void *dispatch_get_specific(const void *key);
void dispatch_queue_set_specific(
    struct dispatch_queue_s *queue, const void *key, void *context, void (*destructor)(void *));

/// A closure, as the compiler lays it out.
struct block {
  void *class;
  int flags;
  int reserved;
  void (*invoke)(struct block *);
};

typedef void dispatch_call(struct dispatch_queue_s *, struct block *);

/// The key of a value that only the main queue has.
static char key;

__attribute__((constructor)) static void mark_main_queue(void) {
  dispatch_queue_set_specific(&_dispatch_main_q, &key, &key, NULL);
}

/// Returns a function of libdispatch.so, and keeps it: a search takes a lock of the dynamic linker.
static dispatch_call *original(_Atomic(dispatch_call *) *known, const char *name) {
  dispatch_call *function = *known;
  if (!function) *known = function = (dispatch_call *)dlsym(RTLD_NEXT, name);
  return function;
}

static void explain_stop(void) {
  static const char message[] =
      "error: DispatchQueue.main.sync was called on the main queue, which would wait for itself; "
      "call the closure directly\n";
  // Nothing can be done if the message cannot be written.
  if (write(STDERR_FILENO, message, sizeof message - 1) < 0) return;
}

/// Runs work immediately if the main queue submits it to itself, unless the main thread does so outside
/// a job of a task. There, the call stops the program, because the documentation of dispatch_sync
/// describes it as a deadlock. Returns whether the work has run.
static bool has_run(struct dispatch_queue_s *queue, struct block *work) {
  if (queue != &_dispatch_main_q || !dispatch_get_specific(&key)) return false;
  bool outer = runs_background_job;
  if (gettid() == getpid() && !outer) {
    explain_stop();
    return false;
  }
  runs_background_job = false;
  work->invoke(work);
  runs_background_job = outer;
  return true;
}

// These definitions take precedence over those of libdispatch.so, which calls from Swift reach by
// name. They are weak, so that a program that contains libdispatch uses the original ones.

__attribute__((weak)) void dispatch_sync(struct dispatch_queue_s *queue, struct block *work) {
  if (has_run(queue, work)) return;
  static _Atomic(dispatch_call *) known;
  original(&known, "dispatch_sync")(queue, work);
}

__attribute__((weak)) void dispatch_barrier_sync(
    struct dispatch_queue_s *queue, struct block *work) {
  if (has_run(queue, work)) return;
  static _Atomic(dispatch_call *) known;
  original(&known, "dispatch_barrier_sync")(queue, work);
}
