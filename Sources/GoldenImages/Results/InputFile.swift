/// A file that a case was drawn from, as it was then.
public struct InputFile: Hashable, Sendable {
  /// The file's path from the folder of the config.
  public var path: String
  /// The SHA-256 of its bytes, in hexadecimal.
  public var digest: String

  /// A file by its path and its digest.
  public init(path: String, digest: String) {
    self.path = path
    self.digest = digest
  }
}
