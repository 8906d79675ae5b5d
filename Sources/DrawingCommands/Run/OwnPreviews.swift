package import CellViews
import PreviewConfig
import Synchronization

/// The previews that the sources of this program declare, for commands without a named file.
package enum OwnPreviews {
  private static let declared = Mutex<[LoadedConfig]?>(nil)

  /// The previews by their modules, in the form of configs; nil in a program that declares none.
  static var configs: [LoadedConfig]? { declared.withLock { $0 } }

  /// Registers the previews of the program, before it reads its arguments.
  ///
  /// - Parameter suites: The folders of modules' sources with the modules' previews.
  package static func declare(_ suites: [(folder: String, previews: [Preview])]) {
    let configs = suites.map { LoadedConfig(declared: $0.previews, in: $0.folder) }
    declared.withLock { $0 = configs }
  }
}
