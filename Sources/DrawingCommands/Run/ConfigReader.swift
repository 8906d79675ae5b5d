package import PreviewRendering
import Synchronization

/// The reader of config files, which a program that draws nothing but its own previews does without.
package protocol ConfigReader: Sendable {
  /// Returns the configs that arguments name: files, and those in folders and below.
  ///
  /// - Throws: `FileError` for a folder that cannot be read, and an error for one without configs.
  func paths(for arguments: [String]) throws -> [String]

  /// Returns a folder and those below it, in which configs are looked for.
  ///
  /// - Throws: `FileError` for a folder that cannot be read.
  func folders(below folder: String) throws -> [String]

  /// Loads a config, `-` for the one on standard input.
  ///
  /// - Throws: `Diagnostics`; `FileError` if standard input cannot be read.
  func load(_ path: String, _ options: ReadingOptions) throws -> any PreviewSuite
}

/// The user's changes to configs, and the permissions to read them.
package struct ReadingOptions: Hashable, Sendable {
  /// The folders besides a config's own into which its paths may lead.
  package var allowedPaths: [String] = []
  /// Values that replace the file's, as in `canvas.width=320`, in the order given.
  package var overrides: [String] = []

  /// Creates options; by default they change nothing.
  package init(allowedPaths: [String] = [], overrides: [String] = []) {
    self.allowedPaths = allowedPaths
    self.overrides = overrides
  }
}

/// The program's reader of configs.
package enum ConfigReading {
  private static let shared = Mutex<(any ConfigReader)?>(nil)

  /// Registers the program's reader, before any command is run.
  package static func use(_ reader: any ConfigReader) {
    shared.withLock { $0 = reader }
  }

  /// The reader.
  ///
  /// - Throws: `NoConfigReader` in a program without one.
  static var reader: any ConfigReader {
    get throws(NoConfigReader) {
      guard let reader = shared.withLock({ $0 }) else { throw NoConfigReader() }
      return reader
    }
  }
}

/// An error for a config in a program that draws its own previews alone.
struct NoConfigReader: Error, CustomStringConvertible {
  var description: String { "this program reads no configs: name no files" }
}
