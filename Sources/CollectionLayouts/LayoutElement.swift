public import LayoutGeometry

/// The place of an item in its collection: which section, and which item of it, both from 0.
public struct ItemIndex: Hashable, Sendable, Comparable {
  /// The section, from 0.
  public var section: Int
  /// The item in its section, from 0.
  public var item: Int

  /// Creates the place of an item in a section.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Returns whether `a` comes before `b`: by section, then by item.
  public static func < (a: ItemIndex, b: ItemIndex) -> Bool {
    (a.section, a.item) < (b.section, b.item)
  }
}

/// The kind of an element of a collection.
public enum ElementKind: Hashable, Sendable {
  case background, header, cell, badge, footer
  /// A view at an item or a group, by the kind that the layout gives it.
  case supplementary(String)
  /// A view behind a section, by the kind that the layout gives it.
  case decoration(String)
  /// A view at a section's boundary that is neither its header nor its footer, with the layout's
  /// name for its kind.
  case boundary(String)
  /// A view at the boundary of a whole layout, with the layout's name for its kind; its index has
  /// the section 0, whatever sections there are.
  case layoutBoundary(String)
}

extension ElementKind {
  /// The header of a whole collection, before its first section.
  package static let globalHeader = ElementKind.layoutBoundary(NamedBoundaryItem.globalHeaderKind)
  /// The footer of a whole collection, after its last section.
  package static let globalFooter = ElementKind.layoutBoundary(NamedBoundaryItem.globalFooterKind)
}

extension ElementKind: RawRepresentable {
  private static let supplementaryPrefix = "supplementary:"
  private static let decorationPrefix = "decoration:"
  private static let boundaryPrefix = "boundary:"
  private static let layoutBoundaryPrefix = "layoutBoundary:"
  private static let unnamed: [ElementKind] = [.background, .header, .cell, .badge, .footer]

  /// Creates the kind of a name, such as `cell` and `supplementary:price`; nil for another name.
  public init?(rawValue: String) {
    if rawValue.hasPrefix(Self.supplementaryPrefix) {
      self = .supplementary(String(rawValue.dropFirst(Self.supplementaryPrefix.count)))
    } else if rawValue.hasPrefix(Self.decorationPrefix) {
      self = .decoration(String(rawValue.dropFirst(Self.decorationPrefix.count)))
    } else if rawValue.hasPrefix(Self.boundaryPrefix) {
      self = .boundary(String(rawValue.dropFirst(Self.boundaryPrefix.count)))
    } else if rawValue.hasPrefix(Self.layoutBoundaryPrefix) {
      self = .layoutBoundary(String(rawValue.dropFirst(Self.layoutBoundaryPrefix.count)))
    } else if let kind = Self.unnamed.first(where: { $0.rawValue == rawValue }) {
      self = kind
    } else {
      return nil
    }
  }

  /// The name, as in `cell` and `supplementary:price`.
  public var rawValue: String {
    switch self {
    case .background: "background"
    case .header: "header"
    case .cell: "cell"
    case .badge: "badge"
    case .footer: "footer"
    case .supplementary(let kind): Self.supplementaryPrefix + kind
    case .decoration(let kind): Self.decorationPrefix + kind
    case .boundary(let kind): Self.boundaryPrefix + kind
    case .layoutBoundary(let kind): Self.layoutBoundaryPrefix + kind
    }
  }
}

extension ElementKind: Comparable {
  /// Returns whether `a` is drawn below `b` by its kind; supplementary items follow each other by
  /// their names, and are above the badges.
  public static func < (a: ElementKind, b: ElementKind) -> Bool {
    (a.order, a.rawValue) < (b.order, b.rawValue)
  }

  private var order: Int {
    switch self {
    case .background: 0
    case .decoration: 1
    case .header: 2
    case .cell: 3
    case .badge: 4
    case .supplementary: 5
    case .footer: 6
    case .boundary: 7
    case .layoutBoundary: 8
    }
  }

  /// Indicates whether an element is measured by itself: views behind others or at an item are not.
  package var isSpaced: Bool {
    switch self {
    case .header, .cell, .footer, .boundary, .layoutBoundary: true
    case .background, .decoration, .badge, .supplementary: false
    }
  }

  /// Indicates whether the view is at an item, and shows the item's data.
  package var isAtItem: Bool {
    switch self {
    case .cell, .badge, .supplementary: true
    case .background, .decoration, .header, .footer, .boundary, .layoutBoundary: false
    }
  }
}

/// A placed element of a collection.
public struct LayoutElement: Hashable, Sendable {
  /// The element's kind.
  public var kind: ElementKind
  /// The element's section and item; the item of a header, a footer or a background is 0, and that of
  /// another view at a boundary its number among those of its kind.
  public var index: ItemIndex
  /// The element's place in the content's coordinates, in points.
  public var frame: Rect

  /// Creates an element of a kind at its place.
  public init(kind: ElementKind, index: ItemIndex, frame: Rect) {
    self.kind = kind
    self.index = index
    self.frame = frame
  }
}
