public import CellViews
public import CollectionLayouts

/// A section of a collection, under SwiftUI's name.
public typealias Section = CollectionSection

/// Collects the sections of a closure in the order written, with `if`, `switch` and `for` among
/// them.
@resultBuilder
public enum SectionBuilder {
  /// A section of the closure.
  public static func buildExpression(_ section: CollectionSection) -> [CollectionSection] {
    [section]
  }

  /// The sections of a block, one after another.
  public static func buildBlock(_ parts: [CollectionSection]...) -> [CollectionSection] {
    parts.flatMap { $0 }
  }

  /// The sections of an `if` without an `else`.
  public static func buildOptional(_ part: [CollectionSection]?) -> [CollectionSection] {
    part ?? []
  }

  /// The sections of an `if`, or of a `switch`'s case.
  public static func buildEither(first part: [CollectionSection]) -> [CollectionSection] {
    part
  }

  /// The sections of an `else`, or of a `switch`'s other cases.
  public static func buildEither(second part: [CollectionSection]) -> [CollectionSection] {
    part
  }

  /// The sections of each turn of a `for`.
  public static func buildArray(_ parts: [[CollectionSection]]) -> [CollectionSection] {
    parts.flatMap { $0 }
  }
}

extension Collection {
  /// Sections one after another, placed by a layout.
  ///
  /// ```swift
  /// Collection(layout: .waterfall(columns: 2, cellPadding: 8)) {
  ///   Section(["Welcome"]) { title in Text(title) }.columns(1).itemHeight(120)
  ///   Section(deals) { deal in Text(deal) }
  /// }
  /// ```
  public init(
    layout: some CollectionLayout, @SectionBuilder sections: () throws -> [CollectionSection]
  ) rethrows {
    self.init(layout: layout, sections: try sections())
  }
}
