public import CairoRendering
public import CellViews
public import Diagnostics
import DisplayList
import FileAccess
import PlainText
public import TextShaping

extension Diagnostic: CustomStringConvertible {
  /// The place, the message, and a remedy, on one line.
  public var description: String {
    let line = DiagnosticPrinter(.short).text(for: [self]).dropLast()
    return suggestion.map { "\(line); \($0)" } ?? String(line)
  }
}

extension FontError: CustomStringConvertible {
  /// The unusable font, the reason, and a remedy.
  public var description: String {
    switch self {
    case .notInstalled(let file, let package):
      "the font '\(file)' is missing: install the Debian package \(package)"
    case .unreadable(let file, 0): "cannot read the font '\(file)'"
    case .unreadable(let file, let code):
      "cannot read the font '\(file)': \(FileError("read", file, code: code).reason)"
    case .noThread(let code):
      "cannot start a thread for fonts: \(FileError("start", "a thread", code: code).reason)"
    case .unknownFamily(let name, let known):
      "no font family is named '\(name)': expected one of \(known.joined(separator: ", "))"
    case .unreadableFolder(let folder): "cannot read the font folder '\(folder)'"
    case .noFonts(let folder):
      "the font folder '\(folder)' holds no font: expected .otf, .ttf, .otc or .ttc files"
    case .tooManyFiles(let folder, let limit):
      "the font folder '\(folder)' holds too many files: expected at most \(limit)"
    }
  }
}

extension RenderingError: CustomStringConvertible {
  /// The problem of rendering, and its reason.
  public var description: String {
    switch self {
    case .cairo(let operation, let status, let reason):
      "\(operation) failed: \(reason) (cairo status \(status))"
    case .font(let name, let file, let code):
      "cannot read the font '\(name)' from '\(file)': FreeType error \(code)"
    case .canvasTooLarge(let pixels, let limit):
      "the picture would have \(NumberText.shortest(pixels)) pixels: "
        + "expected at most \(NumberText.shortest(limit))"
    case .picture(_, let error): "cannot draw the picture: \(error)"
    case .missingPicture(let id):
      "the picture \(id.rawValue) is not in the drawing"
    }
  }
}

extension ViewError: CustomStringConvertible {
  /// The reason why the view cannot be laid out.
  public var description: String {
    switch self {
    case .nestedTooDeeply(let limit, at: _): "views are nested more than \(limit) deep"
    case .tooManyElements(let limit, at: _):
      "a canvas shows more than \(limit) elements of collections"
    case .tooManyViews(let limit, at: _): "more than \(limit) views would be laid out"
    case .infiniteSize: "a view asks for an infinite length"
    }
  }
}
