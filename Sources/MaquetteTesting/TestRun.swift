import FileAccess
import Glibc

/// The run of `swift test` that this process is a part of: a run starts one process for each
/// library, and in parallel one for each XCTest test.
package struct TestRun: Hashable, Sendable {
  /// The run's identity, unique on this machine.
  package var identity: String
  /// The arguments of the run, its own name first.
  package var arguments: [String]

  /// Creates a run from its identity.
  package init(identity: String, arguments: [String]) {
    self.identity = identity
    self.arguments = arguments
  }

  /// The run of this process: that of the nearest `swift test` above it, or of the process that
  /// started it.
  package static let current: TestRun = {
    let above = ancestors(of: getpid())
    let run = above.first { isSwiftTest($0.arguments) } ?? above.first
    return run ?? TestRun(identity: "\(getpid())", arguments: [])
  }()

  /// Returns whether a command line is that of `swift test`, which is a tool of its own.
  package static func isSwiftTest(_ arguments: [String]) -> Bool {
    guard let tool = arguments.first?.split(separator: "/").last else { return false }
    return tool == "swift-test" || tool == "swift" && arguments.dropFirst().first == "test"
  }

  /// Indicates whether the run includes all tests of the package: its `swift test` names none.
  package var isWhole: Bool {
    let choosing = ["--filter", "--skip", "--specifier"]
    return Self.isSwiftTest(arguments)
      && !arguments.contains { argument in
        argument == "-s" || choosing.contains { argument == $0 || argument.hasPrefix($0 + "=") }
      }
  }

  /// The most processes above the tests that are searched for `swift test`; a debugger or a timer
  /// may be between.
  private static let highest = 8

  private static func ancestors(of process: pid_t) -> [TestRun] {
    var runs: [TestRun] = []
    var status = ProcessStatus(of: process)
    while let parent = status?.parent, parent > 1, runs.count < highest {
      status = ProcessStatus(of: parent)
      // The system reuses process numbers, but not with the same start time.
      runs.append(
        TestRun(
          identity: "\(parent) \(status?.start ?? "")", arguments: commandLine(of: parent)))
    }
    return runs
  }

  private static func commandLine(of process: pid_t) -> [String] {
    // A command line has at most 2 MiB, by the kernel's default.
    let bytes = try? readFile("/proc/\(process)/cmdline", limit: 4 << 20)
    return (bytes ?? []).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// The kernel's report of a process.
private struct ProcessStatus {
  var parent: pid_t
  /// The start time, in the kernel's ticks.
  var start: String

  /// Creates the status of a process; nil if it has ended.
  init?(of process: pid_t) {
    guard let bytes = try? readFile("/proc/\(process)/stat", limit: 1 << 16) else { return nil }
    // By proc(5): the number, the name in parentheses, and from the third on single words; the
    // second of them is the parent and the twentieth the start. A name may contain anything.
    let text = String(decoding: bytes, as: UTF8.self)
    guard let name = text.lastIndex(of: ")") else { return nil }
    let words = text[name...].dropFirst().split(separator: " ")
    guard words.count >= 20, let parent = pid_t(words[1]) else { return nil }
    self.parent = parent
    start = String(words[19])
  }
}
