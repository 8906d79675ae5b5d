import CellViews
import CollectionLayouts
import LayoutGeometry
import LayoutSnapshots
import PreviewRendering
package import Reports

extension PreviewDrawing {
  /// What a reviewer can measure: collections, elements, controls, texts, views with an `id` and
  /// the views of stacks that the canvas shows, each after those that hold it; in points of the
  /// picture.
  package var reviewParts: [ReviewEntry.Part] {
    let origin = screenOrigin
    return arrangement.reviewParts.map { part in
      ReviewEntry.Part(name: part.name, frame: part.frame.offset(by: origin))
    }
  }
}

extension SnapshotScreen {
  /// What a reviewer can measure on a screen of which only the layout's text is known.
  var reviewParts: [ReviewEntry.Part] {
    placedParts.compactMap { placed in
      guard let visible = placed.visible, !visible.isEmpty, let name = placed.part.reviewName else {
        return nil
      }
      return ReviewEntry.Part(name: name, frame: placed.frame)
    }
  }
}

extension SnapshotPart {
  fileprivate var reviewName: String? {
    let named = label.map { " ‘\($0)’" } ?? ""
    switch role {
    case .canvas: return nil
    case .collection(let collection): return collection.id ?? collection.layout
    case .element(let element):
      return "\(element.kind.rawValue) \(element.section).\(element.item)\(named)"
    case .view(let id): return id ?? "view\(named)"
    }
  }
}

extension PreviewArrangement {
  /// What can be measured, in points of the canvas.
  fileprivate var reviewParts: [ReviewEntry.Part] {
    let measured = measuredParts.filter { !$0.visibleFrame.isEmpty }
    let named = measured.map(name(of:))
    // A view of a stack that is also a part by its own name is listed once.
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

  private func name(of part: MeasuredPart) -> String? {
    switch part.role {
    case .collection(let number):
      let collection = collections[number]
      return collection.id ?? collection.arrangement.summary.kind
    case .element(let kind, let index):
      let place = "\(kind.rawValue) \(index.section).\(index.item)"
      return part.name.map { "\(place) ‘\($0)’" } ?? place
    case .control: return "control"
    case .text: return "text"
    case .view(let id): return id
    // Space is what is measured between parts, and a stack is the views in it.
    case .canvas, .padding, .stack: return nil
    }
  }
}
