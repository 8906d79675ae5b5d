package import LayoutGeometry

/// A layout that places all sections at once, as UIKit's layouts do, instead of one at a time.
package protocol WholeLayout: CollectionLayout {
  /// Places all elements.
  ///
  /// - Parameter measure: The size that an element takes for a proposal.
  func arrangement(
    of sections: [LayoutSection], in container: LayoutContainer,
    measure: (ElementKind, ItemIndex, ProposedSize) throws -> Size
  ) throws -> CollectionArrangement
}

/// The look of an element apart from its frame.
package struct ElementLook: Hashable, Sendable {
  /// The scale and the opacity of a cell.
  package var effect: CellEffect
  /// The drawing level: above elements with a lower number, and earlier ones with the same.
  package var zIndex: Int

  /// Creates a look.
  package init(effect: CellEffect = .identity, zIndex: Int = 0) {
    self.effect = effect
    self.zIndex = zIndex
  }

  /// The identity of an element.
  package struct Key: Hashable, Sendable {
    var kind: ElementKind
    var index: ItemIndex

    /// Creates the key of the element of a kind at an index.
    package init(_ kind: ElementKind, _ index: ItemIndex) {
      self.kind = kind
      self.index = index
    }
  }
}

/// A section whose elements have their frames in the content's coordinates.
package struct PlacedFrames: Sendable {
  /// The section that was laid out.
  package var section: LayoutSection
  /// The cells, in item order; an empty rectangle for an item without a cell.
  package var items: [Rect]
  /// The header; nil for none.
  package var header: Rect?
  /// The footer; nil for none.
  package var footer: Rect?

  /// Creates a section's elements.
  package init(
    section: LayoutSection, items: [Rect], header: Rect? = nil, footer: Rect? = nil
  ) {
    self.section = section
    self.items = items
    self.header = header
    self.footer = footer
  }
}

extension CollectionArrangement {
  /// Creates an arrangement of frames anywhere in the content.
  ///
  /// - Parameters:
  ///   - layout: The layout that made the frames.
  ///   - container: The container of the content.
  ///   - isMirrored: Shows frames that are from left to right from right to left.
  /// - Complexity: That of `SectionArrangement`'s frames.
  package init(
    of layout: any CollectionLayout, contentSize: Size, container: Size, sections: [PlacedFrames],
    looks: [ElementLook.Key: ElementLook] = [:], isMirrored: Bool = false
  ) {
    let placed = sections.map { frames in
      let items = SectionArrangement(frames: frames.items, size: contentSize)
      let bounds = [frames.header, frames.footer].compactMap(\.self)
        .reduce(items.frames.bounds) { $0.union($1) }
      return PlacedSection(
        extent: bounds, background: nil, header: frames.header, footer: frames.footer,
        section: frames.section, space: SectionSpace(size: container, container: container),
        arrangement: items, itemsOrigin: .zero)
    }
    self.init(
      of: layout, contentSize: contentSize,
      summary: layout.summary(of: placed.map(\.arrangement)), isMirrored: isMirrored,
      sections: placed)
    self.looks = looks
  }

  /// Sets the look of a cell.
  package mutating func setLook(_ look: ElementLook, ofCellAt index: ItemIndex) {
    looks[ElementLook.Key(.cell, index)] = look
  }

  /// Returns the effect on a cell at its place; nil for none.
  ///
  /// - Parameters:
  ///   - frame: The cell's visible frame.
  ///   - viewport: The collection's viewport in the same coordinates.
  package func effect(onCellAt index: ItemIndex, frame: Rect, in viewport: Rect) -> CellEffect? {
    guard !looks.isEmpty, let look = looks[ElementLook.Key(.cell, index)] else {
      return layout(ofSection: index.section).effect(on: frame, in: viewport)
    }
    return look.effect == .identity ? nil : look.effect
  }
}
