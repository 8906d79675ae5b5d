public import Foundation

// Folders that Apple's Foundation has. They are the same on every machine, so that a picture of their paths is, too, and
// nothing is in them.

extension URL {
  /// The folder of the user's documents.
  public static var documentsDirectory: URL { folder("Documents") }
  /// The folder of what can be loaded again.
  public static var cachesDirectory: URL { folder("Library/Caches") }
  /// The folder of an app's own files.
  public static var applicationSupportDirectory: URL { folder("Library/Application Support") }
  /// The folder of what an app keeps.
  public static var libraryDirectory: URL { folder("Library") }
  /// The folder of what was loaded.
  public static var downloadsDirectory: URL { folder("Downloads") }

  private static func folder(_ path: String) -> URL {
    URL(fileURLWithPath: "/tmp/maquette-app/" + path, isDirectory: true)
  }
}
