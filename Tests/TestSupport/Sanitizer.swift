import Glibc

/// True if the thread sanitizer watches the tests, and so the tool beside them.
package let isThreadSanitized = dlsym(dlopen(nil, RTLD_NOW), "__tsan_init") != nil
