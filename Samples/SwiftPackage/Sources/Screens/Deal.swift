import Foundation

/// What a cell of the waterfall shows.
public struct Deal: Decodable, Sendable {
  let title: String
  let shop: String
  let price: String
  let discount: String
  let expires: String
  let color: String
  let symbol: String
}

/// A deal, or a placeholder for one that is still being loaded.
public enum DealItem: Decodable, Sendable {
  case deal(Deal)
  case placeholder

  private enum Key: CodingKey {
    case placeholder
  }

  /// Reads a deal, or an object that says it is a placeholder.
  public init(from decoder: any Decoder) throws {
    let isPlaceholder = try decoder.container(keyedBy: Key.self)
      .decodeIfPresent(Bool.self, forKey: .placeholder)
    self = isPlaceholder == true ? .placeholder : .deal(try Deal(from: decoder))
  }

  /// Reads deals from a JSON file.
  public static func load(from path: String) throws -> [DealItem] {
    try JSONDecoder().decode(
      [DealItem].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
