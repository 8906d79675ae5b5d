import CellViews
import CollectionLayouts
package import GoldenImages
import LayoutGeometry

extension PreviewDrawing {
  /// What a reviewer can measure: collections, elements, controls, texts, views with an `id` and
  /// the views of stacks that the canvas shows, each behind those that hold it; in points of the
  /// picture.
  package var reviewParts: [ReviewEntry.Part] {
    let origin = screenOrigin
    return arrangement.reviewParts.map { part in
      ReviewEntry.Part(name: part.name, frame: part.frame.offset(by: origin))
    }
  }
}

extension PreviewArrangement {
  /// What can be measured, in points of the canvas.
  fileprivate var reviewParts: [ReviewEntry.Part] {
    let labels = elementLabels
    let measured = measuredParts.filter { !$0.visibleFrame.isEmpty }
    let named = measured.map { name(of: $0, labels: labels) }
    // A view of a stack that is also a part by its own name is told once.
    var frames = Set(zip(measured, named).compactMap { $1 == nil ? nil : $0.frame })
    return zip(measured, named).flatMap { part, name -> [ReviewEntry.Part] in
      if let name { return [ReviewEntry.Part(name: name, frame: part.frame)] }
      guard case .stack(_, let children) = part.role, !part.isInControl else { return [] }
      return children.compactMap { child in
        !child.isBlank && frames.insert(child.frame).inserted
          ? ReviewEntry.Part(name: "view", frame: child.frame) : nil
      }
    }
  }

  private func name(of part: MeasuredPart, labels: [ElementPlace: String]) -> String? {
    switch part.role {
    case .collection(let number):
      let collection = collections[number]
      return collection.id ?? collection.arrangement.summary.kind
    case .element(let kind, let index, let collection):
      let place = "\(kind.rawValue) \(index.section).\(index.item)"
      let label = labels[ElementPlace(collection: collection, kind: kind, index: index)]
      return label.map { "\(place) ‘\($0)’" } ?? place
    case .control: return "control"
    case .text: return "text"
    case .view(let id): return id
    // Space is what is measured between parts, and a stack is the views in it.
    case .padding, .stack: return nil
    }
  }

  /// The labels of the elements that have one.
  private var elementLabels: [ElementPlace: String] {
    var labels: [ElementPlace: String] = [:]
    func collect(_ part: ShownPart, collection: Int) {
      var collection = collection
      switch part.role {
      case .collection(let number): collection = number
      case .element(let kind, let index):
        if let label = part.elementLabel {
          labels[ElementPlace(collection: collection, kind: kind, index: index)] = label
        }
      case .canvas, .view: break
      }
      for part in part.parts { collect(part, collection: collection) }
    }
    collect(shown, collection: 0)
    return labels
  }
}

/// An element of one of several collections.
private struct ElementPlace: Hashable {
  var collection: Int
  var kind: ElementKind
  var index: ItemIndex
}
