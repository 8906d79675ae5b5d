public import CellViews

extension ViewError: CustomStringConvertible {
  /// Why the view cannot be laid out.
  public var description: String {
    switch self {
    case .nestedTooDeeply(let limit, at: _): "views are nested more than \(limit) deep"
    case .tooManyElements(let limit, at: _):
      "a canvas shows more than \(limit) elements of collections"
    case .tooManyViews(let limit, at: _): "more than \(limit) views would be laid out"
    case .infiniteSize: "a view asks for an infinite length"
    }
  }
}
