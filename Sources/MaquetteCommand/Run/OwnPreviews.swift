package import CellViews
import PreviewConfig
import Synchronization

/// The previews that the sources of this program declare: what commands take where no file is named.
package enum OwnPreviews {
  private static let declared = Mutex<[LoadedConfig]?>(nil)

  /// The previews by their modules, as configs are; nil in a program that declares none.
  static var configs: [LoadedConfig]? { declared.withLock { $0 } }

  /// Takes the previews of the program, before it reads its arguments.
  ///
  /// - Parameter suites: The folders of modules' sources with the modules' previews.
  package static func declare(_ suites: [(folder: String, previews: [Preview])]) {
    let configs = suites.map { LoadedConfig(declared: $0.previews, in: $0.folder) }
    declared.withLock { $0 = configs }
  }
}
