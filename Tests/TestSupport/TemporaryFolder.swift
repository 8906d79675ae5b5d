import Glibc

/// A temporary folder of a test, which is removed with its contents when the last reference is
/// released.
package final class TemporaryFolder: Sendable {
  /// The folder's absolute path, free of symbolic links.
  package let path: String

  /// Makes an empty folder.
  package init() throws {
    var template = Array("/tmp/maquette-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemError(operation: "mkdtemp", code: errno) }
    let made = template.withUnsafeBufferPointer { buffer in
      String(decoding: buffer.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    path = made
  }

  deinit {
    removeTree(path)
  }

  /// Returns the path of a name in the folder.
  package func file(_ name: String) -> String {
    path + "/" + name
  }

  /// Writes a text file and returns its path; missing folders of the path are made.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file and returns its path; missing folders of the path are made.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws -> String {
    let target = file(name)
    for (index, character) in target.enumerated() where character == "/" && index > 0 {
      mkdir(String(target.prefix(index)), 0o777)
    }
    guard let stream = fopen(target, "we") else {
      throw SystemError(operation: "fopen", code: errno)
    }
    defer { fclose(stream) }
    guard fwrite(bytes, 1, bytes.count, stream) == bytes.count else {
      throw SystemError(operation: "fwrite", code: errno)
    }
    return target
  }

  /// The names in the folder, in alphabetical order.
  package var names: [String] {
    listFolder(path)
  }
}

/// An error of a system call that a test needs.
package struct SystemError: Error {
  /// The call.
  package let operation: String
  /// The system's number of the reason.
  package let code: Int32

  /// Creates the failure of a call, by the system's number.
  package init(operation: String, code: Int32) {
    self.operation = operation
    self.code = code
  }
}

/// Returns the names in a folder except `.` and `..`, in alphabetical order; none if it cannot be
/// read.
package func listFolder(_ path: String) -> [String] {
  guard let stream = opendir(path) else { return [] }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names.sorted()
}

private func removeTree(_ path: String) {
  var status = stat()
  guard lstat(path, &status) == 0 else { return }
  guard status.st_mode & S_IFMT == S_IFDIR else {
    unlink(path)
    return
  }
  for name in listFolder(path) { removeTree(path + "/" + name) }
  rmdir(path)
}

/// Returns the bytes of a file, or nil if it cannot be read.
package func readBytes(_ path: String) -> [UInt8]? {
  guard let stream = fopen(path, "re") else { return nil }
  defer { fclose(stream) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&chunk, 1, chunk.count, stream)
    if count == 0 { return bytes }
    bytes += chunk[..<count]
  }
}

/// Returns the text of a file, or nil if it cannot be read.
package func readText(_ path: String) -> String? {
  readBytes(path).map { String(decoding: $0, as: UTF8.self) }
}
