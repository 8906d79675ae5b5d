extension Field<CatalogPaths> {
  /// The project's own catalogs.
  static let catalogPaths = Field(
    Field<[IncludePath]>(
      "assets", .includePaths, default: [], shown: "[]",
      "Asset catalogs, as `Assets.xcassets`, whose colours and pictures have names here; a path "
        + "begins in the folder of its file."),
    Field<[IncludePath]>(
      "strings", .includePaths, default: [], shown: "[]",
      "Tables of texts, as `Localizable.xcstrings` or `en.lproj/Localizable.strings`, whose texts are "
        + "written as `text: { key: … }`.")
  ) { CatalogPaths(assets: $0, strings: $1) }
}
