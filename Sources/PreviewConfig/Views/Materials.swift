import CellViews

extension ViewDeclaration {
  static let material = ViewDeclaration(
    "material", ValueType<MaterialKind>.word(pending: .regular).map { MaterialNode($0).view },
    "A surface through which what is under it shows, out of focus; fills its space.")
}
