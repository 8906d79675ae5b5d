import FileAccess
import Glibc
package import Goldens
import PlainText

/// The goldens beside test files that no test draws any more, such as that of a renamed test.
///
/// A test that did not run proves nothing: it may be disabled, have failed before its assertion, or
/// belong to the other library. A golden is stale if the run compared nothing with it and none of
/// the target's sources declares a test, or has an assertion's `testName:`, after which it could be named.
package struct StaleSnapshots: Sendable {
  /// The names of the compared goldens, by the files of their tests.
  private var used: [String: Set<String>] = [:]

  /// The most sources that are read; with more, no golden is reported as stale.
  private static let longestSources = (count: 5000, bytes: 64 << 20)
  /// The most folders above a test file that are searched for its target's folder.
  private static let highest = 16

  /// Creates a value for tests that did not run yet.
  package init() {}

  /// Records that a test in a file compares with a golden.
  package mutating func add(_ place: GoldenPlace, of file: String) {
    used[file, default: []].insert(place.name)
  }

  /// Returns the stale goldens beside the files of the tests that ran, ordered by path.
  package func results() -> [CaseResult] {
    var declared: [String: DeclaredNames?] = [:]
    return used.keys.sorted().flatMap { file -> [CaseResult] in
      let used = used[file] ?? []
      guard
        let unused = try? staleGoldens(
          in: GoldenPlace.folder(beside: file),
          unless: { used.contains($0) || GoldenName.mayBeShortened($0) }),
        !unused.isEmpty, Self.isAlone(file)
      else { return [] }
      let target = Self.targetFolder(of: file)
      if declared[target] == nil { declared[target] = .some(Self.declaredNames(below: target)) }
      guard let names = declared[target] ?? nil else { return [] }
      return unused.filter { !names.mayDraw($0.name) }.map { place in
        CaseResult(
          suite: pathFromWorkingDirectory(file), name: place.name, verdict: .stale,
          golden: place.pathFromWorkingDirectory)
      }
    }
  }

  /// Returns whether no other file, such as a config of the same name, shares the folder of
  /// goldens.
  private static func isAlone(_ file: String) -> Bool {
    let parent = folder(of: file)
    let goldens = GoldenPlace.folder(beside: file)
    let names = (try? names(inFolder: parent)) ?? []
    return names.filter { GoldenPlace.folder(beside: parent + "/" + $0) == goldens }.count == 1
  }

  /// Returns the folder of a file's target: a child of the folder `Tests`, or of the package.
  private static func targetFolder(of file: String) -> String {
    let start = folder(of: file)
    var target = start
    for _ in 0..<highest {
      let parent = folder(of: target)
      if parent == target { return start }
      if parent.hasSuffix("/Tests") || access(parent + "/Package.swift", F_OK) == 0 {
        return target
      }
      target = parent
    }
    return start
  }

  /// Returns the declarations of all sources below a folder; nil if they are too many, or one
  /// cannot be read.
  private static func declaredNames(below root: String) -> DeclaredNames? {
    var declared = DeclaredNames()
    var folders = [root]
    var (count, bytes) = longestSources
    while let folder = folders.popLast() {
      guard let names = try? names(inFolder: folder) else { return nil }
      for name in names where !name.hasPrefix(".") && name != GoldenPlace.folderName {
        let path = folder + "/" + name
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: folders.append(path)
        case S_IFREG, S_IFLNK:
          guard name.hasSuffix(".swift") else { continue }
          count -= 1
          guard count >= 0, let source = try? readRegularFile(path, limit: bytes) else {
            return nil
          }
          bytes -= source.count
          declared.add(source)
        default: continue
        }
      }
    }
    return declared
  }
}

/// The functions and types that Swift sources declare, and the names that assertions give, as the parts of
/// goldens' names.
///
/// The scan is by words and not by Swift's grammar, so a declaration in a comment or a string
/// counts, too: an existing test is always found, and a deleted one may be.
package struct DeclaredNames: Hashable, Sendable {
  private var functions: Set<String> = []
  private var types: Set<String> = []
  /// Indicates whether an assertion's `testName:` is not a literal, so that its golden may have any name.
  private var areComputed = false

  /// Creates a value without names.
  package init() {}

  /// Adds the declarations of a source.
  package mutating func add(_ source: [UInt8]) {
    var index = 0
    while let word = Self.word(in: source, from: &index) {
      switch word {
      case "func":
        if let name = Self.name(in: source, from: &index) {
          functions.insert(FileNamePart(testName: name).text)
        }
      case "struct", "class", "enum", "actor", "extension":
        while let name = Self.name(in: source, from: &index) {
          types.insert(FileNamePart(testName: name).text)
          // An extension may name a type in another.
          guard index < source.count, source[index] == UInt8(ascii: ".") else { break }
          index += 1
        }
      case "testName": addTestName(in: source, from: &index)
      default: break
      }
    }
  }

  /// Adds the argument after an assertion's label `testName`.
  private mutating func addTestName(in source: [UInt8], from index: inout Int) {
    Self.skipSpace(in: source, from: &index)
    guard index < source.count, source[index] == UInt8(ascii: ":") else { return }
    index += 1
    Self.skipSpace(in: source, from: &index)
    guard index < source.count else { return }
    guard source[index] == UInt8(ascii: "\"") else {
      let start = index
      let word = Self.isWord(source[index]) ? Self.wordHere(in: source, from: &index) : ""
      // A parameter's type, or the parameter itself, whose callers name the golden.
      let isParameter = word.first?.isUppercase == true || ["testName", "nil"].contains(word)
      if !isParameter { areComputed = true }
      index = max(index, start + 1)
      return
    }
    let rest = source[(index + 1)...]
    let literal = rest.prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\n") }
    index += literal.count + 1
    // An interpolation, an escape, or three quotation marks.
    guard !literal.isEmpty, !literal.contains(UInt8(ascii: "\\")) else { return areComputed = true }
    let name = TestIdentity(function: String(decoding: literal, as: UTF8.self), file: "").name
    functions.insert(FileNamePart(testName: name).text)
  }

  /// Returns whether one of the functions may be a test that draws a golden of this name: its name
  /// is in the golden's, after nothing but types.
  package func mayDraw(_ golden: String) -> Bool {
    areComputed
      || functions.contains { function in
        var start = golden.startIndex
        while let range = golden[start...].firstRange(of: function) {
          let before = golden[..<range.lowerBound]
          let after = golden[range.upperBound...]
          if after.isEmpty || after.hasPrefix("."), before.isEmpty || before.hasSuffix("."),
            before.split(separator: ".").allSatisfy({ types.contains(String($0)) })
          {
            return true
          }
          start = golden.index(after: range.lowerBound)
        }
        return false
      }
  }

  /// Returns the next word after a place between words, and moves `index` past it.
  private static func word(in source: [UInt8], from index: inout Int) -> String? {
    while index < source.count, !isWord(source[index]) { index += 1 }
    guard index < source.count else { return nil }
    return wordHere(in: source, from: &index)
  }

  /// Returns the name that follows immediately, also one in backticks.
  private static func name(in source: [UInt8], from index: inout Int) -> String? {
    skipSpace(in: source, from: &index)
    guard index < source.count else { return nil }
    guard source[index] == UInt8(ascii: "`") else {
      return isWord(source[index]) ? wordHere(in: source, from: &index) : nil
    }
    let start = index + 1
    guard let end = source[start...].firstIndex(of: UInt8(ascii: "`")) else { return nil }
    index = end + 1
    return String(decoding: source[start..<end], as: UTF8.self)
  }

  private static func skipSpace(in source: [UInt8], from index: inout Int) {
    while index < source.count, [0x20, 0x09, 0x0A, 0x0D].contains(source[index]) { index += 1 }
  }

  private static func wordHere(in source: [UInt8], from index: inout Int) -> String {
    let start = index
    while index < source.count, isWord(source[index]) { index += 1 }
    return String(decoding: source[start..<index], as: UTF8.self)
  }

  /// Returns whether a byte may be in a name: letters, digits, `_` and everything beyond ASCII.
  private static func isWord(_ byte: UInt8) -> Bool { byte.isInWord || byte >= 0x80 }
}
