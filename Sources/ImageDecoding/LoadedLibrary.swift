import Glibc

/// A library that is not linked, and is loaded when its first function is asked for; it stays loaded.
package struct LoadedLibrary {
  private let name: String
  private let handle: UnsafeMutableRawPointer

  /// Loads the library of a file.
  ///
  /// - Throws: `PictureError.missingLibrary`.
  package init(_ name: String) throws {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
      throw PictureError.missingLibrary(name)
    }
    (self.name, self.handle) = (name, handle)
  }

  /// Returns a function of the library, or of one that it depends on, by its name.
  ///
  /// The type, which the caller's context determines, must be the one that the library's headers declare.
  ///
  /// - Throws: `PictureError.missingLibrary` for another version of the library, without the function.
  package func function<Function>(_ name: String) throws -> Function {
    guard let address = dlsym(handle, name) else {
      throw PictureError.missingLibrary(self.name)
    }
    return unsafeBitCast(address, to: Function.self)
  }

  /// Returns the number in a variable of the library; nil if it has none of the name.
  func number(_ name: String) -> CUnsignedInt? {
    dlsym(handle, name)?.assumingMemoryBound(to: CUnsignedInt.self).pointee
  }
}
