import FileAccess
import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing

@Suite struct ReadLogTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a", to: "a.txt")
    try folder.write("b", to: "inner/b.txt")
  }

  /// Returns the kinds and answers of what some work reads or looks for.
  private func answers(_ work: () throws -> Void) rethrows -> [String] {
    let log = ReadLog()
    try ReadLog.$current.withValue(log, operation: work)
    return (log.reads ?? []).map { "\($0.question.kind) \($0.answer)" }
  }

  /// Returns whether what some work read is as it was after a change.
  private func holds(after change: () throws -> Void, _ work: () throws -> Void) throws -> Bool {
    let log = ReadLog()
    try ReadLog.$current.withValue(log, operation: work)
    try change()
    var reads = log.reads ?? []
    #expect(!reads.isEmpty)
    var check = ReadCheck()
    return check.hold(&reads).isSame
  }

  @Test func `the bytes of a file are noted by their digest`() throws {
    let path = folder.file("a.txt")
    let noted = try answers { _ = try readRegularFile(path) }
    // echo -n a | sha256sum
    expect(
      noted, equals: ["bytes ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb"])
  }

  @Test func `files whose names have equivalent characters are noted apart`() throws {
    // U+00E9, and an e with U+0301: equal as texts of Swift, and two names on Linux.
    let names = ["caf\u{E9}.txt", "cafe\u{301}.txt"]
    let noted = answers { for name in names { _ = fileExists(folder.file(name)) } }
    expect(noted, equals: ["kind -", "kind -"])
    for name in names {
      let holds = try holds(after: { try folder.write("a", to: name) }) {
        for name in names { _ = fileExists(folder.file(name)) }
      }
      expect(holds, equals: false)
      unlink(folder.file(name))
    }
  }

  @Test func `a missing file is noted with the reason`() {
    let noted = answers { _ = try? readRegularFile(folder.file("none.txt")) }
    // ENOENT is 2.
    expect(noted, equals: ["bytes !2"])
  }

  @Test func `what is looked for is noted with what was there`() {
    expect(answers { _ = isFolder(folder.file("a.txt")) }, equals: ["kind file"])
    expect(answers { _ = isFolder(folder.file("inner")) }, equals: ["kind folder"])
    expect(answers { _ = fileExists(folder.file("none")) }, equals: ["kind -"])
    expect(answers { _ = realPath(folder.file("none")) }, equals: ["place -"])
    expect(answers { _ = FileKind(of: folder.file("a.txt")) }, equals: ["entry file"])
  }

  @Test func `a path below the working directory is relative`() {
    let log = ReadLog()
    let working = realPath(".") ?? ""
    ReadLog.$current.withValue(log) { _ = fileExists(working + "/none-of-this-name") }
    expect(log.reads?.map(\.question.path), equals: ["none-of-this-name"])
  }

  @Test func `each question is noted once, in the order of the paths, however they were asked`() {
    // 40 and 601 have no common divisor: each of the 601 names is asked for, in another order, and twice.
    let names = (0..<601).map { "\($0 * 40 % 601 + 100)" }
    let log = ReadLog()
    ReadLog.$current.withValue(log) {
      for name in names + names.reversed() { _ = fileExists(folder.file(name)) }
    }
    let sorted = (100..<701).map { folder.file("\($0)") }
    expect(log.reads?.map(\.question.path), equals: sorted)
    let asked = [sorted[600], folder.file("701"), sorted[0]]
    expect(
      log.reads(of: asked.map { RecordedRead.Question(.kind, $0) })?.map(\.question.path),
      equals: [sorted[600], sorted[0]])
  }

  @Test func `an answer that changes among hundreds makes the log useless`() throws {
    let log = ReadLog()
    try ReadLog.$current.withValue(log) {
      for name in 100..<400 { _ = fileExists(folder.file("\(name)")) }
      try folder.write("a", to: "399")
      _ = fileExists(folder.file("399"))
    }
    expect(log.reads, equals: nil)
  }

  @Test func `a file that changes while it is read twice makes the log useless`() throws {
    let path = folder.file("a.txt")
    let log = ReadLog()
    try ReadLog.$current.withValue(log) {
      _ = try readRegularFile(path)
      try folder.write("c", to: "a.txt")
      _ = try readRegularFile(path)
    }
    expect(log.reads, equals: nil)
  }

  @Test func `a new file of one size in the same tick is noticed`() throws {
    // Both writes may have the same time of change, to the nanosecond.
    let path = folder.file("a.txt")
    expect(
      try holds(after: { try folder.write("c", to: "a.txt") }) { _ = try readRegularFile(path) },
      equals: false)
  }

  @Test func `the same bytes hold, whatever the time of change`() throws {
    let path = folder.file("a.txt")
    expect(
      try holds(after: { try folder.write("a", to: "a.txt") }) { _ = try readRegularFile(path) },
      equals: true)
  }

  @Test func `a file that was looked for and is there by now is noticed`() throws {
    let path = folder.file("new.txt")
    expect(
      try holds(after: { try folder.write("", to: "new.txt") }) { _ = realPath(path) },
      equals: false)
    expect(
      try holds(after: { unlink(path) }) { _ = fileExists(path) }, equals: false)
  }

  @Test func `another file in a folder that was listed is noticed`() throws {
    let path = folder.path
    expect(
      try holds(after: { try folder.write("", to: "c.txt") }) { _ = try names(inFolder: path) },
      equals: false)
  }

  @Test func `of a folder in which an ending is looked for, other names do not matter`() throws {
    let path = folder.path
    let listing = { _ = try names(inFolder: path, ending: ".txt") }
    // printf a.txt | sha256sum
    expect(
      try answers(listing),
      equals: ["ending 18b7cb099a9ea3f50ba899b5ba81e0d377a5f3b16f8f6eeb8b3e58cd4692b993"])
    expect(try holds(after: { try folder.write("", to: "c.png") }, listing), equals: true)
    expect(try holds(after: { try folder.write("", to: "d.txt") }, listing), equals: false)
    // A folder's name may have what stands for all names, and none may be there at first.
    let starred = folder.file("a*b")
    try folder.write("", to: "a*b/c.png")
    let other = { _ = try names(inFolder: starred, ending: ".txt") }
    expect(try holds(after: {}, other), equals: true)
    expect(try holds(after: { try folder.write("", to: "a*b/d.txt") }, other), equals: false)
  }

  @Test func `a link in the place of a file whose kind was asked for is noticed`() throws {
    let path = folder.file("inner/b.txt")
    let moved = {
      rename(path, folder.file("b.txt"))
      symlink(folder.file("b.txt"), path)
      return
    }
    // The bytes, and the device and number of the file, are the same.
    let asking = {
      _ = try readRegularFile(path)
      _ = FileKind(of: path)
    }
    expect(try holds(after: {}, asking), equals: true)
    expect(try holds(after: moved, asking), equals: false)
  }

  @Test func `what is read on another thread is noted in the log of the work that began it`() {
    let log = ReadLog()
    let inherited = ReadLog.$current.withValue(log) { InheritedReadLog() }
    let path = folder.file("a.txt")
    let isDone = Mutex(false)
    let thread = Thread {
      inherited.noting { _ = fileExists(path) }
      isDone.withLock { $0 = true }
    }
    thread.start()
    while !isDone.withLock({ $0 }) { usleep(1000) }
    expect(log.reads?.map(\.answer), equals: ["file"])
  }

  @Test func `a file that a link replaces is noticed, even with the same bytes`() throws {
    let path = folder.file("inner/b.txt")
    let moved = {
      rename(path, folder.file("b.txt"))
      symlink(folder.file("b.txt"), path)
      return
    }
    expect(try holds(after: moved) { _ = realPath(path) }, equals: false)
  }
}
