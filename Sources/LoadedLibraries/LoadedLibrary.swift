import Glibc

/// A library that is opened when something first needs it, and stays open.
///
/// It is not linked: most runs do without it, and each would load it at its start.
package struct LoadedLibrary {
  /// An error for a library or a function that the system does not have.
  package struct Missing: Error, Hashable {
    /// The name of the library or function.
    package let name: String

    /// Creates an error for a name.
    package init(name: String) { self.name = name }
  }

  private let handle: UnsafeMutableRawPointer

  /// Opens the first library of some names that is installed.
  ///
  /// - Throws: `Missing`.
  package init(_ names: String...) throws {
    guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else {
      throw Missing(name: names.joined(separator: ", "))
    }
    self.handle = handle
  }

  /// Returns a function, or a variable's address, of the library or of those that it depends on.
  ///
  /// - Parameter type: The type that the library's header declares for the name.
  /// - Throws: `Missing`.
  package func find<Symbol>(_ name: String, as type: Symbol.Type = Symbol.self) throws -> Symbol {
    guard let symbol = dlsym(handle, name) else { throw Missing(name: name) }
    return unsafeBitCast(symbol, to: type)
  }
}
