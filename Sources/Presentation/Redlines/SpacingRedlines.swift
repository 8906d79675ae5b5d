import CellViews
import CollectionLayouts
import LayoutGeometry

extension MeasuredScreen {
  /// The largest number of elements of a collection that are searched for gaps: a gap that none of
  /// these has is rare, and each is compared with all others.
  private static let elementLimit = 400

  /// Returns the gaps between neighbours, in rows and columns of a collection and in stacks.
  ///
  /// Each length is drawn once in a collection, once in all stacks of the screen, and once in the
  /// stacks of cells.
  ///
  /// - Parameter hasInsets: True if insets are drawn, too: then gaps that are insets, between the
  ///   items of a section and the elements before and after them, are not drawn twice.
  func spacingRedlines(hasInsets: Bool) -> [Redline] {
    let collections = collections.indices.flatMap { collection in
      let elements = elements(of: collection)
      let groups =
        hasInsets
        ? Dictionary(grouping: elements.filter { $0.kind == .cell }, by: \.index.section)
          .sorted { $0.key < $1.key }.map(\.value)
        : [elements]
      return redlines(for: groups.flatMap(Self.gaps(between:)), in: visibleFrame(of: collection))
    }
    return redlines(for: stackGaps(inElements: false) + barGaps, in: bounds) + collections
      + redlines(for: stackGaps(inElements: true), in: bounds)
  }

  /// The gaps between the pieces of glass of a bar, which someone chose as far as they are small.
  private var barGaps: [Gap] {
    barGlass.flatMap { bar in
      let pieces = bar.pieces.sorted { $0.minX < $1.minX }
      return zip(pieces, pieces.dropFirst()).compactMap {
        Gap(.horizontal, between: $0, and: $1)
      }.filter { $0.length <= Self.leastTarget }
    }
  }

  /// Returns gaps as redlines, one for each length along each axis.
  private func redlines(for gaps: [Gap], in visible: Rect) -> [Redline] {
    let seen = gaps.compactMap { gap in
      gap.seen(in: visible).map {
        (measure: Measure(axis: gap.axis, text: tokens.text(for: gap.length)), gap: $0)
      }
    }
    return seen.groupsInOrder(by: \.measure).map { measure, alike in
      let gaps = alike.prefix(Self.spotLimit).map(\.gap)
      return Redline(
        topic: .spacing, text: measure.text,
        spots: gaps.map(\.middle) + gaps.prefix(3).flatMap(\.spots), mayLead: true)
    }
  }

  /// A length along an axis, as text.
  private struct Measure: Hashable {
    var axis: Axis
    var text: String
  }

  /// Returns the gaps from each element to its next neighbours to the right and below.
  private static func gaps(between elements: [Element]) -> [Gap] {
    let elements = elements.filter { $0.kind.isSpaced }
      .prefix(elementLimit)
    return elements.flatMap { element in
      [Axis.horizontal, .vertical].compactMap { axis in
        elements.compactMap { Gap(axis, between: element.frame, and: $0.frame) }
          .min { $0.length < $1.length }
      }
      .filter { gap in !elements.contains { $0.frame.inset(by: 0.01).intersects(gap.lane) } }
    }
  }

  /// Returns the gaps between the frames of views that follow each other in a stack; a gap with a
  /// spacer or an invisible view in it was not chosen.
  private func stackGaps(inElements: Bool) -> [Gap] {
    parts.flatMap { part -> [Gap] in
      guard case .stack(let axis, let children) = part.role, !part.visibleFrame.isEmpty,
        !part.isInControl, (part.element != nil) == inElements
      else { return [] }
      // From right to left the first view is the rightmost one.
      let ordered = children.sorted { $0.frame.origin[axis] < $1.frame.origin[axis] }
      return zip(ordered, ordered.dropFirst()).compactMap { a, b in
        a.isBlank || b.isBlank ? nil : Gap(axis, between: a.frame, and: b.frame)
      }
    }
  }
}
