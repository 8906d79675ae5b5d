import FileAccess
import Glibc

/// The folder that `swift test --attachments-path` names, for a library without attachments.
///
/// Swift Testing writes there by itself. XCTest has no attachments on Linux, and is not given the
/// folder; the run that started the tests was.
package struct AttachmentsFolder: Hashable, Sendable {
  /// The folder's path, from the working directory.
  package let path: String

  /// Creates the folder at a path, which need not exist yet.
  package init(path: String) {
    self.path = path
  }

  /// The folder from the arguments of this process's `swift test`; nil if there is none.
  package static let current = AttachmentsFolder(startedWith: TestRun.current.arguments)

  /// Creates the folder that the arguments of `swift test` name; nil if they name none.
  package init?(startedWith arguments: [String]) {
    let option = "--attachments-path"
    if let index = arguments.lastIndex(of: option), index + 1 < arguments.count {
      self.init(path: arguments[index + 1])
    } else if let argument = arguments.last(where: { $0.hasPrefix(option + "=") }) {
      self.init(path: String(argument.dropFirst(option.count + 1)))
    } else {
      return nil
    }
  }

  /// Writes files under unused names, as Swift Testing does.
  ///
  /// - Returns: A line a file for the reader: its path, or the reason why it was not written.
  package func write(_ files: [SnapshotOutcome.Attached]) -> [String] {
    files.map { file in
      do {
        return "attached: \(try write(file))"
      } catch {
        return "not attached: \(error)"
      }
    }
  }

  private func write(_ file: SnapshotOutcome.Attached) throws(FileError) -> String {
    if mkdir(path, 0o777) != 0, errno != EEXIST {
      throw FileError("make the folder", path, code: errno)
    }
    var number = 1
    while true {
      let target = "\(path)/\(Self.name(file.name, number: number))"
      let descriptor = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else {
        guard errno == EEXIST else { throw FileError("write", target, code: errno) }
        number += 1
        continue
      }
      defer { close(descriptor) }
      guard file.bytes.withUnsafeBytes({ writeAll($0, to: descriptor) }) else {
        throw FileError("write", target, code: errno)
      }
      return target
    }
  }

  /// `a-actual.png`, then `a-actual-2.png`.
  private static func name(_ name: String, number: Int) -> String {
    guard number > 1 else { return name }
    guard let dot = name.lastIndex(of: ".") else { return "\(name)-\(number)" }
    return "\(name[..<dot])-\(number)\(name[dot...])"
  }
}
