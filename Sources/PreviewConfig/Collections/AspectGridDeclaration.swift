import CollectionLayouts

extension LayoutDeclaration {
  /// As many columns as bring the cells nearest to a ratio.
  static let aspectGrid = LayoutDeclaration(
    "aspectGrid", "All cells at once in a fixed space, as close to a ratio as possible.",
    Field(
      Field(
        "cellAspectRatio", .ratio, default: AspectGrid.defaults.cellAspectRatio,
        "The cells' ideal width by height."),
      Field(
        "objective", default: AspectGrid.defaults.objective,
        "Whether cells fill the space at the closest ratio, or keep the ratio and fit.")
    ) { AspectGrid(cellAspectRatio: $0, objective: $1) })
}
