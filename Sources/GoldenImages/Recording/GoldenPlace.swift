import FileAccess

/// Where a case's golden is: a picture, and the layout's text beside it.
public struct GoldenPlace: Hashable, Sendable {
  /// The name of the folder that goldens are in, beside what they are of.
  public static let folderName = "__Snapshots__"

  /// The folder of all goldens of a config or of a file of tests.
  public let folder: String
  /// The case, with its variant's suffix, as in `cards.dark`.
  public let name: String

  /// A place by its folder and the case's name, which holds no slash.
  public init(folder: String, name: String) {
    precondition(!name.isEmpty && !name.contains("/"), "a golden named '\(name)'")
    self.folder = folder
    self.name = name
  }

  /// The place of a case of a config or of a file of tests:
  /// `__Snapshots__/<the file's name without its ending>/` beside the file.
  public init(beside file: String, name: String) {
    self.init(folder: Self.folder(beside: file), name: name)
  }

  /// The place whose picture has a path, which a stranger may have written: nil for any path but
  /// `…/__Snapshots__/<folder>/<case>.png`, down from the working directory.
  package init?(ofPicture path: String) {
    let names = path.split(separator: "/").map(String.init)
    guard isInside(path), names.count >= 3, names[names.count - 3] == Self.folderName,
      let file = names.last, file.hasSuffix(".png"), !file.hasPrefix(".")
    else { return nil }
    self.init(
      folder: names.dropLast().joined(separator: "/"), name: String(file.dropLast(".png".count)))
  }

  /// The folder of all goldens of a config or of a file of tests.
  public static func folder(beside file: String) -> String {
    let last = file.split(separator: "/").last.map(String.init) ?? file
    let dot = last.lastIndex(of: ".").flatMap { $0 == last.startIndex ? nil : $0 }
    let above = FileAccess.folder(of: file)
    let prefix = above == "." && !file.hasPrefix("./") ? "" : above == "/" ? "/" : above + "/"
    return prefix + folderName + "/" + (dot.map { String(last[..<$0]) } ?? last)
  }

  /// The picture's path.
  public var picture: String { "\(folder)/\(name).png" }

  /// The path of the layout's text.
  public var layout: String { "\(folder)/\(name).layout.txt" }

  /// The picture's path from the working directory; absolute if it is outside.
  package var pathFromWorkingDirectory: String { FileAccess.pathFromWorkingDirectory(picture) }
}
