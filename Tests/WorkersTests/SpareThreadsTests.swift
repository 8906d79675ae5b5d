import Foundation
import TestSupport
import Testing
import Workers

/// Which processes have threads to spare, each in a process of its own.
@Suite(
  .enabled(
    if: !isAddressSanitized && !isThreadSanitized, "the sanitizers need threads and terabytes")
)
struct SpareThreadsTests {
  @Test func `threads are to spare where nothing is bounded`() async {
    await #expect(processExitsWith: .success) {
      #expect(SpareThreads.exist(0))
      #expect(SpareThreads.exist(8))
    }
  }

  @Test(arguments: [RLIMIT_AS.rawValue, RLIMIT_DATA.rawValue])
  func `none are to spare where addresses or data are bounded`(resource: UInt32) async {
    await #expect(processExitsWith: .success) { [resource] in
      bound(resource, to: 1 << 40)
      #expect(!SpareThreads.exist(1))
    }
  }

  @Test func `threads are to spare with 64 files, and two for each of them`() async {
    await #expect(processExitsWith: .success) {
      bound(RLIMIT_NOFILE.rawValue, to: 64 + 2 * 8)
      #expect(SpareThreads.exist(8))
      #expect(!SpareThreads.exist(9))
    }
  }

  // Root is exempt from the limit on threads, so the process becomes another user's.
  @Test(.enabled(if: geteuid() == 0, "another user's threads are counted"))
  func `none are to spare where so many cannot be started`() async {
    await #expect(processExitsWith: .success) {
      let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count
      expect(setreuid(61_083, 61_083), equals: 0)
      bound(__RLIMIT_NPROC.rawValue, to: threads + 20)
      #expect(SpareThreads.exist(1))
      #expect(!SpareThreads.exist(40))
    }
  }
}
