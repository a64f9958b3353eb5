#pragma once

#include <stdbool.h>

/// Returns whether the main queue runs a job of a task outside actors. Only work on the main queue may
/// call this function and the next one.
bool main_queue_runs_background_job(void);

/// Sets whether the main queue runs a job of a task outside actors.
void main_queue_set_runs_background_job(bool runs_background_job);
