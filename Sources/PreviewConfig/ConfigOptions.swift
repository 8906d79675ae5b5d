/// What a run changes about a config file.
public struct ConfigOptions: Hashable, Sendable {
  /// Folders that paths in the config may lead into, besides the config's own.
  public var allowedPaths: [String]
  /// Values that replace the file's, as in `canvas.width=320`, in the order given.
  public var overrides: [String]
  /// The previews to keep, by name; empty keeps all.
  ///
  /// A name keeps all variants of its preview, or the one variant whose full name it is.
  public var only: [String]

  /// Options that change nothing unless told.
  public init(allowedPaths: [String] = [], overrides: [String] = [], only: [String] = []) {
    self.allowedPaths = allowedPaths
    self.overrides = overrides
    self.only = only
  }
}
