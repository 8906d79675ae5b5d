import Diagnostics
import PlainText

extension ValueType<[FontFolder]> {
  /// Folders of fonts, which are read where they are named.
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
      guard let loaders = compiler.loaders else {
        compiler.report(Mismatch("no files can be read here"), at: node.range, label: place.label)
        return nil
      }
      do throws(Diagnostic) {
        return .constant(try loaders.fonts.folder(path, from: node.range))
      } catch {
        compiler.report(error)
        return nil
      }
    })
}
