import TextShaping

extension Font {
  /// The font at a size of dynamic type, before bold and italic of the surroundings.
  ///
  /// A font of a fixed size does not follow dynamic type, as SwiftUI's `system(size:)`.
  func request(for dynamicType: DynamicType) -> FontRequest {
    switch self {
    case .fixed(let request): request
    case .style(let style, let weight):
      FontRequest(size: style.pointSize(for: dynamicType), weight: weight ?? style.weight)
    }
  }
}
