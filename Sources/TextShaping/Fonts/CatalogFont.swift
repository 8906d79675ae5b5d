/// One font of the catalog, as `maquette fonts` lists it.
public struct CatalogFont: Hashable, Sendable {
  /// As in `Noto Sans Arabic`.
  public var family: String
  /// As in `SemiBold`.
  public var style: String
  /// The file's name, without its folder.
  public var fileName: String
  /// The Debian package that installs the font; nil for a font from a config's own folder.
  public var debianPackage: String?
  /// The font's digest, as `FontFace.digest()` says it.
  public var digest: String
}
