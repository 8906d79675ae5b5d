import ConfigLanguage
package import Diagnostics
import PlainText

/// A config's text with values set in it, and everything else unchanged: comments, indentation,
/// quotes, the styles of blocks and brackets, line ends and anchors.
///
/// ```swift
/// let edit = try ConfigEdit(["canvas.appearance=dark"], in: bytes, file: "cards.yaml")
/// print(edit.diff)
/// ```
package struct ConfigEdit: Sendable {
  /// The text with the values, in UTF-8.
  package let bytes: [UInt8]
  /// The changes of the text, as a unified diff with three lines of context; empty if there are
  /// none.
  package let diff: String
  /// The SHA-256 of the text before.
  package let digest: String

  /// Sets values in a text, each where `--set` would set it, in the order given.
  ///
  /// - Parameters:
  ///   - settings: Values with the paths to them, as in `canvas.width=320`.
  ///   - bytes: The text: YAML, or JSON, which stays JSON.
  ///   - file: Its name in diagnostics and the diff.
  /// - Throws: The errors of the text or a setting, or the reason why a value cannot be set without
  ///   changing others: it is in another file, aliases repeat it, or an alias or a merge key
  ///   includes it in a value that is too long to be copied.
  package init(_ settings: [String], in bytes: [UInt8], file: String) throws(Diagnostics) {
    do throws(Diagnostics) {
      self = try ConfigEdit(unlocated: settings, in: bytes, file: file)
    } catch {
      throw Diagnostics(
        error.diagnostics.map { diagnostic in
          var diagnostic = diagnostic
          let line = diagnostic.range.flatMap { Overrides.line(at: $0, in: settings) }
          diagnostic.sourceLine = diagnostic.sourceLine ?? line
          return diagnostic
        })
    }
  }

  private init(unlocated settings: [String], in bytes: [UInt8], file: String) throws(Diagnostics) {
    let source = try Self.single { () throws(Diagnostic) in try SourceText(bytes, file: file) }
    guard let root = try YAMLReader.read(source) else {
      throw Diagnostics([Diagnostic(at: source.range(ofByte: 0), "the file is empty")])
    }
    let overrides = try Overrides(settings)
    if let other = overrides.included.keys.min() {
      throw Self.refusal(of: other, "it is another file than '\(excerpt(of: file))'")
    }
    let expected = try overrides.applied(to: root)
    let isJSON = Self.isJSON(source)
    var edited = source
    var tree = root
    for setting in overrides.all {
      let before = edited
      let known = tree
      let setting = setting.leading(into: known)
      let wanted = try Overrides([setting]).applied(to: known)
      edited = try Self.single { () throws(Diagnostic) in
        let text = try WrittenText(before)
        let changes = try SettingEdit(setting, in: text, isJSON: isJSON)
          .changes(of: known, to: wanted)
        return try SourceText(changes.applied(to: before.bytes), file: file)
      }
      tree = try Self.reread(edited)
    }
    guard tree.isSame(as: expected, isPreview: true), !isJSON || Self.isJSON(edited) else {
      throw Self.refusal
    }
    let mark = bytes.prefix(bytes.count - source.bytes.count)
    self.bytes = mark + edited.bytes
    diff = unifiedDiff(from: bytes, to: self.bytes, oldName: file, newName: file)
    digest = sha256(bytes)
  }
}

extension ConfigEdit {
  /// The refusal of a change that would affect more than the values to set.
  private static var refusal: Diagnostics {
    Diagnostics([
      Diagnostic(
        at: nil, "cannot write the change without changing more than the values that are set",
        suggestion: "write it by hand")
    ])
  }

  /// Returns the refusal of a change to a file.
  static func refusal(of name: String, _ reason: String) -> Diagnostics {
    Diagnostics([Diagnostic(at: nil, "cannot write '\(excerpt(of: name))': \(reason)")])
  }

  private static func single<Value>(
    _ body: () throws(Diagnostic) -> Value
  ) throws(Diagnostics) -> Value {
    do throws(Diagnostic) {
      return try body()
    } catch {
      throw Diagnostics([error])
    }
  }

  /// Returns the tree of a changed text.
  private static func reread(_ source: SourceText) throws(Diagnostics) -> ConfigNode {
    do throws(Diagnostics) {
      guard let root = try YAMLReader.read(source) else { throw refusal }
      return root
    } catch {
      // Its errors have places in a text that the user has not seen.
      throw refusal
    }
  }

  private static func isJSON(_ source: SourceText) -> Bool {
    guard source.bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else { return false }
    let value = try? source.readJSON { reader throws(JSONMistake) in try JSONValue(&reader) }
    return value != nil
  }
}

extension ConfigNode {
  /// Returns whether two nodes have the same meaning, regardless of their notation.
  ///
  /// - Parameter isPreview: Indicates whether the node is a file's root or a preview, whose keys
  ///   have no order.
  fileprivate func isSame(as other: ConfigNode, isPreview: Bool = false) -> Bool {
    switch (content, other.content) {
    case (.scalar(let own), .scalar(let other)):
      return Array(own.text.utf8) == Array(other.text.utf8)
        && (own.isQuoted == other.isQuoted || own.isSameWithoutQuotes)
    case (.list(let own), .list(let other)):
      return own.count == other.count && zip(own, other).allSatisfy { $0.isSame(as: $1) }
    case (.mapping(let own), .mapping(let others)):
      guard own.count == others.count else { return false }
      guard isPreview else {
        return zip(own, others).allSatisfy { $0.key == $1.key && $0.value.isSame(as: $1.value) }
      }
      return own.allSatisfy { entry in
        guard let value = other[entry.key] else { return false }
        if entry.key == "previews", let own = entry.value.list, let others = value.list {
          return own.count == others.count
            && zip(own, others).allSatisfy { $0.isSame(as: $1, isPreview: true) }
        }
        return entry.value.isSame(as: value)
      }
    default: return false
    }
  }
}
