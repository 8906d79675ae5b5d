import ConfigLanguage
import Diagnostics
import PlainText

extension ValueType<String> {
  /// The name of a font family, pinned or of the config's own folders, ignoring case.
  static let fontFamily = ValueType(schema: ValueType.text.schema) { node, place, compiler in
    guard let name = text.compile(node, place, compiler) else { return nil }
    // If a folder of fonts is wrong, the families are unknown.
    guard let families = compiler.declared.fontFamilies else { return name }
    return checked(name, at: node.range, label: place.label, with: compiler) {
      name throws(Mismatch) in
      guard families.contains(name) else {
        throw Mismatch(
          "unknown font family '\(excerpt(of: name, limit: 40))'",
          suggestion: families.suggestion(for: name))
      }
      return name
    }
  }
}

extension ValueType<[FontFolder]> {
  /// Folders of fonts, which are read at the place of their names.
  static let fontFolders = ValueType<FontFolder>.fontFolder
    .list("a list of folders", count: 0...100)
}

extension ValueType<FontFolder> {
  fileprivate static let fontFolder = ValueType(
    schema: { Schema("a folder's path", .members(["type": "string"])) },
    compile: { node, place, compiler in
      let path = compiler.withNames(.none) {
        ValueType<String>.text.constant().compile(node, place, compiler)?.constant
      }
      guard let path else { return nil }
      do throws(Diagnostic) {
        return .constant(try compiler.loaders.fonts.folder(path, from: node.range))
      } catch {
        compiler.report(error)
        return nil
      }
    })
}
