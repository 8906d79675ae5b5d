import ConfigLanguage
import Diagnostics

/// A data file, and what reading it gives.
struct DataFixture {
  private let name: String
  private let bytes: [UInt8]

  /// Where the config names the file.
  static let place = SourceRange(file: "c.yaml", start: SourcePosition(line: 2, column: 3))

  /// A file of bytes.
  init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// A file of text.
  init(_ name: String, _ text: String) {
    self.init(name, Array(text.utf8))
  }

  /// The file's items.
  func items(at path: String? = nil, take: Int? = nil) throws -> Items {
    let file = try DataFile(name, at: path, from: Self.place)
    return try file.items(of: file.document(bytes), take: take)
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
