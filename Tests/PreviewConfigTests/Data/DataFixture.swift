import Diagnostics
import Glibc
import PreviewConfig
import Testing
import TestSupport

/// A folder with one data file, and what reading it gives.
struct DataFixture {
  private let folder: TemporaryFolder
  private let loader: FileLoader
  private let name: String

  /// Where the config names the file.
  static let place = SourceRange(file: "c.yaml", start: SourcePosition(line: 2, column: 3))

  /// A file of bytes.
  init(_ name: String, _ bytes: [UInt8]) throws {
    self.name = name
    folder = try TemporaryFolder()
    try folder.write("", to: name)
    let stream = try #require(fopen(folder.file(name), "we"))
    defer { fclose(stream) }
    try #require(fwrite(bytes, 1, bytes.count, stream) == bytes.count)
    loader = FileLoader(sandbox: try PathSandbox(folder: folder.path))
  }

  /// A file of text.
  init(_ name: String, _ text: String) throws {
    try self.init(name, Array(text.utf8))
  }

  /// The file's items.
  func items(at path: String? = nil, take: Int? = nil) throws -> Items {
    try DataFile.items(name, at: path, take: take, through: loader, from: Self.place)
  }

  /// The file's items as a list.
  func values(at path: String? = nil, take: Int? = nil) throws -> [DataValue] {
    let items = try items(at: path, take: take)
    return (0..<items.count).map { items[$0] }
  }

  /// What the diagnostic for the file says: its place, message and suggestion.
  func mistake(at path: String? = nil) -> String? {
    do {
      _ = try items(at: path)
      return nil
    } catch let error as Diagnostic {
      let place = error.range.map {
        "\($0.file):\($0.start.line):\($0.start.column)+\($0.length): "
      }
      return (place ?? "") + error.message + (error.suggestion.map { " | \($0)" } ?? "")
    } catch {
      return "\(error)"
    }
  }
}
