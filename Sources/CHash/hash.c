/*
 * The whole library is in its header, and is compiled here: a shared one would be loaded at each
 * start of the tool.
 */
#define XXH_STATIC_LINKING_ONLY
#define XXH_IMPLEMENTATION
#include <xxhash.h>
