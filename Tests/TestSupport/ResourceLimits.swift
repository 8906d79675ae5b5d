import Glibc

/// Bounds a resource of this process, such as `RLIMIT_AS.rawValue`.
package func bound(_ resource: UInt32, to count: Int) {
  var limit = rlimit(rlim_cur: rlim_t(count), rlim_max: rlim_t(count))
  let status = setrlimit(__rlimit_resource_t(resource), &limit)
  precondition(status == 0, "a limit of \(count) for resource \(resource) that the process may set")
}
