public import CellViews

extension ViewError: CustomStringConvertible {
  /// Why the view cannot be laid out.
  public var description: String {
    switch self {
    case .nestedTooDeeply(let limit): "views are nested more than \(limit) deep"
    case .infiniteSize: "a view asks for an infinite length"
    }
  }
}
