import Glibc

/// A font that Debian's fonts-inter installs and that is not among the pinned ones: the family
/// Inter Display in bold.
package let displayFont = "/usr/share/fonts/opentype/inter/InterDisplay-Bold.otf"

extension TemporaryFolder {
  /// Copies a file and returns its path; missing folders of the path are made.
  @discardableResult
  package func copy(_ source: String, to name: String) throws -> String {
    let target = try write("", to: name)
    guard let bytes = readBytes(source), let stream = fopen(target, "we") else {
      throw SystemError(operation: "copy", code: errno)
    }
    defer { fclose(stream) }
    guard fwrite(bytes, 1, bytes.count, stream) == bytes.count else {
      throw SystemError(operation: "fwrite", code: errno)
    }
    return target
  }
}
