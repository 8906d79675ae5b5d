import Glibc

/// Indicates whether the thread sanitizer watches the tests, and so the tool beside them.
package let isThreadSanitized = dlsym(dlopen(nil, RTLD_NOW), "__tsan_init") != nil

/// Indicates whether the address sanitizer watches the tests, and so the tool beside them.
package let isAddressSanitized = dlsym(dlopen(nil, RTLD_NOW), "__asan_init") != nil
