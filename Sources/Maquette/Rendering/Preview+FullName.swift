package import CellViews

extension Preview {
  /// The name with the variant's suffix: what its files are called.
  package var fullName: String {
    variant.map { "\(name).\($0)" } ?? name
  }
}
