import FileAccess
package import GoldenImages
import Glibc

/// The goldens beside files of tests that no test draws any more, such as that of a test that was
/// renamed.
///
/// That a test did not run says nothing: it may be disabled, have failed before its assertion, or be
/// the other library's. A golden is stale if the run compared nothing with it and none of the
/// target's sources declares a test that it could be named after.
package struct StaleSnapshots: Sendable {
  /// The names of the goldens that were compared with, by the files of their tests.
  private var used: [String: Set<String>] = [:]

  /// More sources than this are not read: then nothing is known to be stale.
  private static let longestSources = (count: 5000, bytes: 64 << 20)
  /// How far above a file of tests its target's folder is looked for.
  private static let highest = 16

  /// Goldens of tests that did not run yet.
  package init() {}

  /// Notes that a test in a file compares with a golden.
  package mutating func add(_ place: GoldenPlace, of file: String) {
    used[file, default: []].insert(place.name)
  }

  /// The stale goldens beside the files of the tests that ran, in the order of their paths.
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

  /// True if no other file shares the folder of goldens, such as a config of the same name.
  private static func isAlone(_ file: String) -> Bool {
    let parent = folder(of: file)
    let goldens = GoldenPlace.folder(beside: file)
    let names = (try? names(inFolder: parent)) ?? []
    return names.filter { GoldenPlace.folder(beside: parent + "/" + $0) == goldens }.count == 1
  }

  /// The folder of a file's target: in the folder `Tests`, or in that of the package.
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

  /// What all sources below a folder declare; nil if they are too many, or one cannot be read.
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
