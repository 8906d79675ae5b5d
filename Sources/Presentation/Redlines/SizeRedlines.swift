import CollectionLayouts
import LayoutGeometry

extension MeasuredScreen {
  /// The sizes of elements: of those of one kind and size in a collection, one is labelled.
  func sizeRedlines() -> [Redline] {
    collections.indices.flatMap { collection in
      var order: [SizedKind] = []
      var alike: [SizedKind: [Element]] = [:]
      for element in elements(of: collection) where element.kind != .background {
        let key = SizedKind(
          kind: element.kind, text: sizeText(element.frame.size))
        if alike[key] == nil { order.append(key) }
        alike[key, default: []].append(element)
      }
      return order.map { key in
        let elements = alike[key] ?? []
        // Elements that are cut off by the viewport's edge come last.
        let best = elements.filter(\.isWhole) + elements.filter { !$0.isWhole }
        return Redline(
          topic: .size, text: key.text,
          spots: best.prefix(Self.spotLimit).map {
            Redline.Spot(
              subject: $0.visibleFrame,
              anchors: [
                .inside(x: 1, y: 1), .inside(x: 0, y: 1), .inside(x: 0.5, y: 1),
                .inside(x: 0.5, y: 0.5), .inside(x: 1, y: 0), .inside(x: 0.5, y: 0),
                .inside(x: 1, y: 0.5), .inside(x: 0, y: 0.5), .inside(x: 0.5, y: 0.75),
                .inside(x: 0.5, y: 0.25),
              ])
          },
          mayLead: true)
      }
    }
  }

  /// How many of the things that one label could be about are tried.
  static let spotLimit = 24

  /// A kind of element with a size, as text.
  private struct SizedKind: Hashable {
    var kind: ElementKind
    var text: String
  }
}
