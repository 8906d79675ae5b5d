import PlainText

/// The style and the script of a page, made from the files in the folder `Pages`, and the only ones
/// that the page's content security policy allows.
///
/// The scripts are modules for editing and linting. A page that is a single file cannot import
/// modules, so theirs are joined into one script.
struct PageCode {
  private let style: String
  private let script: String

  private static let startScript = PageFiles.start_js

  /// Joins files, each the text of a constant of `PageFiles`, in the order given.
  ///
  /// - Parameter modules: All modules, including those that these import; no two declare the same
  ///   name.
  init(styles: [String], modules: [String]) {
    style = styles.joined()
    script = "\"use strict\";\n" + Self.joined(modules)
  }

  /// Returns modules as one script: their declarations without imports and exports, in the order
  /// given.
  static func joined(_ modules: [String]) -> String { modules.map(declarations).joined() }

  /// Returns a module without its import statements and the `export` before its declarations.
  private static func declarations(of module: String) -> String {
    var isImport = false
    var lines: [Substring] = []
    for line in module.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("import ") { isImport = true }
      if !isImport { lines.append(line.trimmingPrefix("export ")) }
      // The formatter ends each import statement with a semicolon at the end of a line.
      if line.hasSuffix(";") { isImport = false }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns everything before a page's body.
  ///
  /// - Parameters:
  ///   - hasFiles: True if pictures are in files beside the page, and not in the page.
  ///   - isServed: True if a server has the style and the scripts as `files`, and sends a policy of
  ///     its own.
  func head(title: HTML, hasFiles: Bool = false, isServed: Bool = false) -> HTML {
    let policy: HTML =
      isServed
      ? ""
      : """
      <meta http-equiv="Content-Security-Policy" content="\(policy(hasFiles: hasFiles))">

      """
    let code: HTML =
      isServed
      ? """
      <link rel="stylesheet" href="page/styles.css">
      <script src="page/start.js"></script>
      """
      : """
      <style>\(HTML(trusted: style))</style>
      <script>\(HTML(trusted: Self.startScript))</script>
      """
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      \(policy)<meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <title>\(title)</title>
      <link rel="icon" href="data:,">
      \(code)
      </head>

      """
  }

  /// Returns the end of a body: the script and the end of the page.
  func end(isServed: Bool = false) -> HTML {
    let code: HTML =
      isServed
      ? "<script src=\"page/page.js\"></script>" : "<script>\(HTML(trusted: script))</script>"
    return """
      \(code)
      </body>
      </html>

      """
  }

  /// The files that a served page requests below `page/`, by their names.
  var files: [String: [UInt8]] {
    [
      "styles.css": Array(style.utf8), "start.js": Array(Self.startScript.utf8),
      "page.js": Array(script.utf8),
    ]
  }

  /// Returns a policy that allows to load only pictures beside the page, and to run only the page's
  /// own scripts.
  private func policy(hasFiles: Bool) -> HTML {
    let files: HTML = hasFiles ? " 'self' file:" : ""
    return """
      default-src 'none'; img-src data: blob:\(files); style-src \(Self.digest(of: style)); \
      script-src \(Self.digest(of: Self.startScript)) \(Self.digest(of: script)); \
      base-uri 'none'; form-action 'none'
      """
  }

  /// Returns a text's digest in the form of a content security policy, as in `'sha256-…'`.
  private static func digest(of text: String) -> HTML {
    let hexadecimal = Array(sha256(Array(text.utf8)))
    let bytes = stride(from: 0, to: hexadecimal.count, by: 2).map { index in
      UInt8(String(hexadecimal[index...index + 1]), radix: 16) ?? 0
    }
    return HTML(
      trusted: "'sha256-" + String(decoding: Base64.encode(bytes), as: UTF8.self) + "'")
  }
}
