import Diagnostics
import PlainText

/// The content of a `.symbolset` of Xcode's, from its `Contents.json`.
struct SymbolSet {
  /// The file's name in the set.
  let file: String
  /// The drawing for text from right to left; nil for the same.
  let rightToLeft: RightToLeft?

  /// The drawing for text from right to left.
  enum RightToLeft: Hashable {
    /// Another file of the set.
    case file(String)
    /// The same file, left and right swapped.
    case mirrored
  }

  /// Parses the list.
  ///
  /// - Parameters:
  ///   - contents: The bytes of `Contents.json`.
  ///   - path: The set's path, for messages.
  /// - Throws: `Diagnostic` for a list that is not JSON or names no file.
  init(contents: [UInt8], of path: String) throws(Diagnostic) {
    let file = "\(path)/Contents.json"
    let value = try SourceText(contents, file: file, isYAML: false).readJSON(JSONValue.init)
    guard case .array(let entries)? = value.member("symbols") else {
      throw Diagnostic(at: nil, "'\(excerpt(of: file))' has no list 'symbols'")
    }
    let named = entries.compactMap { entry -> (name: String, direction: String?)? in
      // A name is one of the set's own files.
      guard case .string(let name)? = entry.member("filename"), !name.contains("/") else {
        return nil
      }
      if case .string(let direction)? = entry.member("language-direction") {
        return (name, direction)
      }
      return (name, nil)
    }
    guard let main = named.first(where: { $0.direction != "right-to-left" }) ?? named.first else {
      throw Diagnostic(at: nil, "'\(excerpt(of: file))' names no file")
    }
    self.file = main.name
    let other = named.first { $0.direction == "right-to-left" && $0.name != main.name }
    // The inspector's "Left to Right, Mirrors" is a direction without a file for the other.
    rightToLeft =
      other.map { .file($0.name) } ?? (main.direction == "left-to-right" ? .mirrored : nil)
  }
}

extension JSONValue {
  /// Returns the value of an object's member; nil for a value without it.
  fileprivate func member(_ name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }
}
