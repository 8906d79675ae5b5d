import CellViews
import CollectionLayouts
import LayoutGeometry

extension MeasuredScreen {
  /// Returns the outlines of elements, of controls, of glass and, with dashes, of collections and of views
  /// with an `id`.
  func frameRedlines() -> [Redline] {
    parts.compactMap { part in
      guard !part.visibleFrame.isEmpty else { return nil }
      switch part.role {
      case .element, .glass:
        return Redline(topic: .frames, figures: [.outline(part.visibleFrame, isDashed: false)])
      case .control where part.isWholeControl:
        return Redline(topic: .frames, figures: [.outline(part.visibleFrame, isDashed: false)])
      case .collection, .view:
        return Redline(topic: .frames, figures: [.outline(part.visibleFrame, isDashed: true)])
      case .canvas, .control, .text, .padding, .stack:
        return nil
      }
    }
  }

  func sizeRedlines() -> [Redline] { elementSizes + controlSizes }

  /// The sizes of controls and of glass: among those of one size, one is labelled.
  private var controlSizes: [Redline] {
    let controls = parts.filter { $0.isWholeControl && !$0.visibleFrame.isEmpty }
    return controls.groupsInOrder { sizeText($0.frame.size) }.map { text, alike in
      Redline(
        topic: .size, text: text,
        spots: alike.prefix(Self.spotLimit).map {
          // The inside of a control belongs to the platform, and is full of its parts.
          Redline.Spot(
            subject: $0.visibleFrame,
            anchors: [.below(1), .below(0), .above(1), .above(0), .right(0.5), .left(0.5)])
        },
        mayLead: true)
    }
  }

  /// The sizes of elements: among those of one kind and size in a collection, one is labelled.
  private var elementSizes: [Redline] {
    collections.indices.flatMap { collection in
      let sized = elements(of: collection).filter { $0.kind != .background }
      let alike = sized.groupsInOrder {
        SizedKind(kind: $0.kind, text: sizeText($0.frame.size))
      }
      return alike.map { key, elements in
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

  /// A kind of element with a size, as text.
  private struct SizedKind: Hashable {
    var kind: ElementKind
    var text: String
  }

  /// Returns the numbers of cells, and the names of headers and footers; with the section's number
  /// if a collection has several.
  ///
  /// A badge has its item's number.
  func indexRedlines() -> [Redline] {
    // At the leading side, where readers look for the number of a cell.
    let leading = canvas.layoutDirection == .leftToRight ? 0.0 : 1.0
    return collections.indices.flatMap { collection in
      let arrangement = collections[collection].arrangement
      let elements = elements(of: collection).filter(\.kind.isSpaced)
      let hasSections = arrangement.sectionCount > 1
      return elements.map { element in
        let section = element.index.section
        let number =
          element.kind == .cell
          ? (hasSections ? "\(section).\(element.index.item)" : "\(element.index.item)")
          : element.kind.label + (hasSections && !element.kind.isOfLayout ? " \(section)" : "")
        return Redline(
          topic: .index, text: number,
          spots: [
            Redline.Spot(
              subject: element.visibleFrame,
              anchors: [
                .inside(x: leading, y: 0), .inside(x: 1 - leading, y: 0), .inside(x: leading, y: 1),
                .inside(x: 1 - leading, y: 1), .inside(x: leading, y: 0.5),
                .inside(x: 0.5, y: 0.5),
              ])
          ],
          // Many numbers that do not fit would be a tangle of leaders.
          mayLead: elements.count <= LabelPlacement.leaderLimit)
      }
    }
  }
}

extension MeasuredPart {
  /// Indicates whether the control is meant to be touched, and is not a part of another one; glass is a surface of its
  /// own in a bar, too.
  fileprivate var isWholeControl: Bool {
    switch role {
    case .control(isTouchTarget: true): !isInControl
    case .glass: true
    case .canvas, .element, .control, .collection, .text, .padding, .stack, .view: false
    }
  }
}

extension ElementKind {
  /// The label of an element: its kind in the layout, if it has one.
  fileprivate var label: String {
    switch self {
    case .globalHeader: "global header"
    case .globalFooter: "global footer"
    case .boundary(let kind), .layoutBoundary(let kind): kind
    case .background, .header, .cell, .badge, .footer, .supplementary, .decoration: rawValue
    }
  }

  /// Indicates whether the view is at the boundary of a whole layout.
  fileprivate var isOfLayout: Bool {
    if case .layoutBoundary = self { true } else { false }
  }
}
