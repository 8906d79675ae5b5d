import Glibc
import TestSupport
import Testing

/// A large collection where the system gives few threads, or little for them: Pango ends the process where it
/// gets none for its fonts.
@Suite(
  .serialized,
  .enabled(
    if: !isAddressSanitized && !isThreadSanitized, "the sanitizers need threads and terabytes")
)
struct FewThreadsTests {
  private static let user = 61_083

  /// 700 cells in fonts of six scripts, which are opened one after the other.
  private static let config = """
    canvas: { width: 317 }
    view:
      collection:
        layout: { waterfall: { columns: 7 } }
        items: 1...700
        itemHeight: 20
        cell:
          text: "${['a', 'श', 'ع', '字', '😀', 'א'][item % 6]}${item}"
          font: { size: 10, weight: "${['regular', 'bold', 'light'][item % 3]}" }

    """

  /// What the tool draws under a limit.
  private func picture(jobs: Int, limit: String, as user: String = "") throws -> [UInt8] {
    let run = try runProgram(
      "bash", ["-c", "\(limit); exec \(user) '\(toolPath)' render - -o - --quiet --jobs \(jobs)"],
      input: Self.config)
    #expect(run.errors == "", "\(limit)")
    #expect(run.status == 0, "\(limit)")
    return run.output
  }

  // A thread's stack takes a gigabyte of addresses, of which there are eight: room for one thread's fonts, and not for
  // those of three.
  @Test(arguments: [2, 4])
  func `bounded addresses leave the cells to one thread`(jobs: Int) throws {
    let limit = "ulimit -s 1000000; ulimit -v 8000000"
    let plain = try picture(jobs: 1, limit: limit)
    #expect(plain.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // No `==` in the expectation: it would print two pictures.
    let isSame = try picture(jobs: jobs, limit: limit) == plain
    #expect(isSame)
  }

  /// True if the tool can run as another user: those who may do all are not bound by a number of threads.
  private static let canChangeUser =
    geteuid() == 0
    && (try? runProgram("bash", ["-c", "\(asUser) '\(toolPath)' --version"]).status) == 0

  private static let asUser = "setpriv --reuid=\(user) --clear-groups"

  // The fonts take up to six threads beside the one that draws; three threads would take three times as many.
  @Test(.enabled(if: canChangeUser), arguments: [8, 10, 12], [2, 4])
  func `few threads leave the cells to one`(limit: Int, jobs: Int) throws {
    let limit = "ulimit -u \(limit)"
    let plain = try picture(jobs: 1, limit: limit, as: Self.asUser)
    #expect(plain.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let isSame = try picture(jobs: jobs, limit: limit, as: Self.asUser) == plain
    #expect(isSame)
  }
}
