/// JSON that is read back, as strictly as data files are.
package enum JSONDocument {
  /// The value of a text that may be one line of a longer file.
  ///
  /// - Parameters:
  ///   - bytes: The whole text of the value, in UTF-8; checked.
  ///   - file: What diagnostics call the file.
  ///   - line: The line of the file that the text begins on, from 1.
  /// - Throws: `Diagnostic` at the first place that is not JSON.
  package static func value(
    of bytes: [UInt8], file: String, line: Int = 1
  ) throws(Diagnostic) -> DataValue {
    do throws(Diagnostic) {
      return try JSONReader.value(of: SourceText(bytes, file: file, isYAML: false))
    } catch {
      var diagnostic = error
      diagnostic.range?.start.line += line - 1
      throw diagnostic
    }
  }
}
