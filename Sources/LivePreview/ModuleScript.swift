/// Modules as one script.
///
/// The scripts are modules for editing and linting. A browser would request forty files, which
/// takes longer than everything else that a page does until its first picture.
package struct ModuleScript {
  /// The imports, declarations and exports of a module.
  private struct Module {
    /// The names as a destructuring pattern, nil for none, with the imported file.
    var imports: [(names: String?, file: String)] = []
    var exports: [String] = []
    var body: [Substring] = []
  }

  private var modules: [String: Module]
  private var lines: [String] = []
  private var added: Set<String> = []

  /// The script's text.
  package var text: String { lines.joined(separator: "\n") + "\n" }

  /// Joins a module and all its imports, each after its own imports.
  ///
  /// - Parameters:
  ///   - start: The module's file.
  ///   - files: The texts of the modules by their files. No two of them import each other.
  ///   - outer: Declarations for all of them; imports from other files are among these.
  package init(start: String, files: [String: String], outer: String) {
    modules = files.mapValues(Self.module)
    lines = ["const modules = {};", outer]
    add(start)
  }

  private mutating func add(_ file: String) {
    guard let module = modules[file], added.insert(file).inserted else { return }
    let imports = module.imports.filter { modules[$0.file] != nil }
    for (_, file) in imports { add(file) }
    lines.append(#"modules["\#(file)"] = (() => {"#)
    lines += imports.compactMap { names, file in
      names.map { #"const {\#($0)} = modules["\#(file)"];"# }
    }
    lines += module.body.map(String.init)
    lines.append("return { \(module.exports.joined(separator: ", ")) };")
    lines.append("})();")
  }

  /// Parses a module whose statements at its top level have the formatter's form: each begins a
  /// line, and each import and each list of exports ends with a semicolon at the end of a line.
  private static func module(_ text: String) -> Module {
    var module = Module()
    var statement = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if !statement.isEmpty || line.hasPrefix("import ") || line.hasPrefix("export {") {
        statement += line
        guard line.hasSuffix(";") else { continue }
        let names = statement.firstIndex(of: "{").flatMap { start in
          statement.firstIndex(of: "}").map { String(statement[start..<$0].dropFirst()) }
        }
        let quoted = statement.split(separator: "\"", omittingEmptySubsequences: false)
        if quoted.count > 1 {
          module.imports.append(
            (names?.replacing(" as ", with: ": "), String(quoted[1].trimmingPrefix("./"))))
        } else if let names {
          module.exports.append(names)
        }
        statement = ""
      } else if line.hasPrefix("export ") {
        let declaration = line.dropFirst("export ".count)
        let words = declaration.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }
        let keywords: Set<Substring> = ["async", "function", "const", "class"]
        if let name = words.first(where: { !keywords.contains($0) }) {
          module.exports.append(String(name))
        }
        module.body.append(declaration)
      } else {
        module.body.append(line)
      }
    }
    return module
  }
}
