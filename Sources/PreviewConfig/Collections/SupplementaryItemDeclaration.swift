import CellViews
import CollectionLayouts
import ConfigLanguage
import LayoutGeometry
import PlainText

extension ValueType<String> {
  /// The kind of supplementary views: a word.
  static let elementKind = ValueType.text.constant().refine { kind throws(Mismatch) in
    let isWord = kind.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0))
    }
    guard isWord, (1...60).contains(kind.count) else {
      throw Mismatch(
        "expected a kind of letters, digits, '-', '_' and '.', "
          + "found '\(excerpt(of: kind, limit: 40))'")
    }
    return kind
  }
}

extension ValueType<SupplementaryItem> {
  /// A view at an item or a group.
  static let supplementaryItem = ValueType.record(
    "supplementaryItem", "A view at an item or a group, as NSCollectionLayoutSupplementaryItem.",
    Field(
      Field<String>(
        "kind", .elementKind, "Which of the section's `supplementaryViews` is there."),
      Field<CompositionalDimension>(
        "width", known, "Its width; fractions are of the item's."),
      Field<CompositionalDimension>("height", known, "Its height."),
      Field<CompositionalAnchor>(
        "containerAnchor", .anchor, "Where it is at the item."),
      Field<CompositionalAnchor?>(
        optional: "itemAnchor", .anchor,
        "Which part of it is there; defaults to the same part as of the item."),
      Field<EdgeInsets>(
        "contentInsets", .insets, default: .zero, shown: "0",
        "The space inside its edges, in points."),
      Field<Int>(
        "zIndex", .whole(-1000...1000), default: 1, shown: "1",
        "Which views it is above: those of lower numbers; below 0, it is under the cells.")
    ) { kind, width, height, container, item, insets, zIndex in
      SupplementaryItem(
        kind: kind, width: width, height: height, containerAnchor: container, itemAnchor: item,
        contentInsets: insets, zIndex: zIndex)
    })

  private static let known = ValueType<CompositionalDimension>.dimension.refine {
    dimension throws(Mismatch) in
    guard !dimension.isMeasured else {
      throw Mismatch(
        "a supplementary item of an item is not measured",
        suggestion: "give it a fraction, or 'absolute'")
    }
    return dimension
  }
}

extension ValueType<CompositionalAnchor> {
  /// A place at an item, and a distance from there.
  fileprivate static let anchor = ValueType.record(
    "anchor", "A place at an item, as NSCollectionLayoutAnchor.",
    Field(
      Field<[Edge]>(
        "edges", ValueType<Edge>.word(pending: .top).list("a list of edges", count: 0...4),
        default: [], shown: "[], the middle",
        "The edge that it is at the middle of, or the two that make a corner."),
      Field<Point?>(optional: "absoluteOffset", .offset, "How far from there, in points."),
      Field<Point?>(
        optional: "fractionalOffset", .offset,
        "How far from there, in widths and heights of the supplementary item.")
    ) { edges, absolute, fractional throws(Mismatch) in
      guard absolute == nil || fractional == nil else {
        throw Mismatch("expected one of 'absoluteOffset' and 'fractionalOffset', found 2")
      }
      return CompositionalAnchor(
        top: edges.contains(.top), leading: edges.contains(.leading),
        bottom: edges.contains(.bottom), trailing: edges.contains(.trailing),
        offset: absolute ?? fractional ?? .zero, isFractional: fractional != nil)
    })

  private enum Edge: String, CaseIterable, Sendable {
    case top, leading, bottom, trailing
  }
}

extension ValueType<DecorationItem> {
  /// A view behind a section.
  static let decorationItem = ValueType.record(
    "decorationItem", "A view under a section, as NSCollectionLayoutDecorationItem's background.",
    Field(
      Field<String>("kind", .elementKind, "Which of the section's `decorationViews` is there."),
      Field<EdgeInsets>(
        "contentInsets", .insets, default: .zero, shown: "0",
        "The space between its edges and those of the section with its header and footer, in points."
      ),
      Field<Int>(
        "zIndex", .whole(-1000...1000), default: 0, shown: "0",
        "Which other decorations it is above: those of lower numbers.")
    ) { DecorationItem(kind: $0, contentInsets: $1, zIndex: $2) })
}

extension ValueType<[String: Dynamic<ViewNode>]> {
  /// Returns the type of views by the kinds of supplementary items or decorations.
  ///
  /// - Parameter names: The names of an item or a section in expressions.
  static func views(naming names: Set<String>) -> ValueType {
    ValueType(
      schema: {
        let view = ValueType<ViewNode>.view.schema()
        return Schema(
          "views by kind",
          .members(["type": "object", "additionalProperties": view.json]),
          references: view.references)
      },
      compile: { node, place, compiler in
        guard let entries = node.mapping else {
          return compiler.refuse(node, "views by kind", label: place.label)
        }
        let type = ValueType<ViewNode>.view.addingNames(names)
        let views = entries.map { type.compile($0.value, label: $0.key, with: compiler) }
        let present = views.compactMap(\.self)
        guard present.count == views.count else { return nil }
        return .constant(
          Dictionary(zip(entries.map(\.key), present), uniquingKeysWith: { first, _ in first }))
      })
  }
}

extension SectionSpec {
  /// Checks that each supplementary item and each decoration of the section's layout has a view.
  ///
  /// - Parameter shared: The collection's layout.
  func checkViews(in shared: (any CollectionLayout)?) throws(Mismatch) {
    guard let layout = (layout ?? shared)?.sectionConfiguration else { return }
    try Self.check(
      layout.supplementaryKinds, "supplementary items", supplementaryViews,
      "supplementaryViews")
    try Self.check(
      Set(layout.boundaryItems.map(\.kind)), "boundary supplementary items", supplementaryViews,
      "supplementaryViews")
    try Self.check(
      Set(layout.decorationItems.map(\.kind)), "decoration items", decorationViews,
      "decorationViews")
  }

  /// Checks that each item at the boundary of a collection's layout has a view: the settings are
  /// the collection's own.
  func checkViews(ofConfigurationIn layout: (any CollectionLayout)?) throws(Mismatch) {
    let items = layout?.configuration.boundaryItems ?? []
    try Self.check(
      Set(items.map(\.kind)), "boundary supplementary items", supplementaryViews,
      "supplementaryViews", of: "the layout")
  }

  private static func check(
    _ kinds: Set<String>, _ noun: String, _ views: [String: Dynamic<ViewNode>], _ key: String,
    of owner: String = "a section"
  ) throws(Mismatch) {
    guard let missing = kinds.subtracting(views.keys).min() else { return }
    throw Mismatch(
      "\(owner) has \(noun) of the kind '\(missing)' and no view for them",
      suggestion: suggestion(for: missing, among: Array(views.keys)) ?? "write it under '\(key)'")
  }
}

extension SectionSpec {
  /// Returns the view of a kind at a boundary of the section, or of the layout of its collection.
  ///
  /// - Parameter scope: The names of the section or the collection.
  func boundaryView(
    in scope: BuildScope
  ) -> (@Sendable (String, ItemIndex) throws -> ViewNode?)? {
    guard !supplementaryViews.isEmpty else { return nil }
    return { [supplementaryViews, scope] kind, index in
      guard let view = supplementaryViews[kind] else { return nil }
      var inner = scope.forElement()
      // It belongs to no item.
      inner.scope.bind("item", to: .null)
      inner.scope.bind("index", to: .number(Double(index.item)))
      inner.scope.bind("isSelected", to: .bool(false))
      return try view.value(in: inner)
    }
  }
}
