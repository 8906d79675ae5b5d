#pragma once

#include <stdbool.h>
#include <sys/syscall.h>
#include <unistd.h>

// Glibc's module has neither gettid nor syscall, whose arguments vary.
static inline bool maquette_is_main_thread(void) { return syscall(SYS_gettid) == getpid(); }
