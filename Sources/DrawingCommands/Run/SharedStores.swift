import ArgumentParser
package import FileAccess
import Synchronization

/// The stores that arguments name: folders, and addresses in a program that can ask servers.
package enum SharedStores {
  private static let opener = Mutex<(@Sendable (String) throws -> any SharedStore)?>(nil)

  /// Registers the program's way to stores at addresses, before any command is run.
  package static func use(_ open: @escaping @Sendable (String) throws -> any SharedStore) {
    opener.withLock { $0 = open }
  }

  /// Returns whether an argument is an address, and not a folder.
  package static func isAddress(_ argument: String) -> Bool {
    ["http://", "https://"].contains { argument.lowercased().hasPrefix($0) }
  }

  /// Opens the store that an argument names, without asking it.
  ///
  /// - Throws: `ValidationError` for an address that is none or of another scheme, or in a program that asks no
  ///   servers.
  package static func open(_ argument: String) throws -> any SharedStore {
    guard isAddress(argument) else {
      if argument.contains("://") {
        throw ValidationError(
          "--cache: expected a folder, or an address with http or https, and not '\(argument)'")
      }
      return FolderStore(argument)
    }
    guard let open = opener.withLock({ $0 }) else {
      throw ValidationError("--cache: this program asks no servers: name a folder")
    }
    do {
      return try open(argument)
    } catch {
      throw ValidationError("--cache: \(error)")
    }
  }
}
