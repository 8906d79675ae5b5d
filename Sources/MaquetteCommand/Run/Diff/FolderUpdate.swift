import FileAccess
import Glibc
import Goldens

/// The pictures of one folder that are to be made those of another.
struct FolderUpdate {
  private var copied: [String] = []
  private var removed: [String] = []

  /// Notes what has to be done for a picture; nothing for one that cannot be read.
  mutating func add(_ result: CaseResult) {
    switch result.verdict {
    case .changed, .missing, .unreadable: copied.append(result.name)
    case .stale: removed.append(result.name)
    case .passed, .failed, .recorded, .updated: break
    }
  }

  /// Copies and removes; each picture is replaced whole or not at all.
  ///
  /// - Throws: `FileError`; what came before it is done.
  func apply(from actual: PictureFolder, to expected: PictureFolder) throws {
    for name in copied {
      let bytes = try readRegularFile(actual.file(name))
      try makeFolder(folder(of: expected.file(name)))
      try AtomicFile.write(bytes, to: expected.file(name))
    }
    for name in removed where unlink(expected.file(name)) != 0 && errno != ENOENT {
      throw FileError("remove", expected.file(name), code: errno)
    }
  }
}
