import CellViews
import LayoutGeometry

/// What a config says of a section; what a section does not say, its collection says.
struct SectionSpec: Sendable {
  var items: Items?
  var cell: Dynamic<View>?
  var header: Dynamic<View>?
  var headerHeight: Double?
  var footer: Dynamic<View>?
  var footerHeight: Double?
  var background: Dynamic<View>?
  var badge: BadgeSpec?
  var insets: EdgeInsets?
  var columns: Int?
  var itemHeight: Dynamic<Double>?
  var itemWidth: Dynamic<Double>?
  var itemAspectRatio: Dynamic<Double>?
  var itemSpan: Dynamic<Int>?

  /// The section with what it does not say itself taken from its collection; items are its own.
  func over(_ collection: SectionSpec) -> SectionSpec {
    SectionSpec(
      items: items, cell: cell ?? collection.cell, header: header ?? collection.header,
      headerHeight: headerHeight ?? collection.headerHeight, footer: footer ?? collection.footer,
      footerHeight: footerHeight ?? collection.footerHeight,
      background: background ?? collection.background, badge: badge ?? collection.badge,
      insets: insets ?? collection.insets,
      columns: columns ?? collection.columns, itemHeight: itemHeight ?? collection.itemHeight,
      itemWidth: itemWidth ?? collection.itemWidth,
      itemAspectRatio: itemAspectRatio ?? collection.itemAspectRatio,
      itemSpan: itemSpan ?? collection.itemSpan)
  }
}
