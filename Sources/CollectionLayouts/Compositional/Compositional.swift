package import LayoutGeometry

/// Groups of cells one after the other, as a section of `UICollectionViewCompositionalLayout`.
///
/// Groups without cells that measure themselves are all alike: nothing is stored per item.
///
/// - Complexity: O(*cells of a group*), and O(log *cells of a group* + *hits*) for a rect query; if
///   cells measure themselves, O(*items*) and O(log *items* + *hits*).
package struct Compositional: CollectionLayout {
  /// The group that is repeated until it has a cell for each item.
  package private(set) var group: CompositionalItem
  /// The axis along which the content grows.
  package private(set) var scrollAxis: Axis
  /// The space between two groups, in points.
  package private(set) var interGroupSpacing: Double
  /// The space around all groups, in points, inside the section's own insets.
  package private(set) var contentInsets: EdgeInsets
  /// The reference of `contentInsets` across the scroll axis.
  package var contentInsetsReference = ContentInsetsReference.automatic
  /// The reference of the insets of views at the boundaries; `automatic` is that of the section.
  package var supplementaryContentInsetsReference = ContentInsetsReference.automatic
  /// The scrolling across the collection's axis; nil for a section that does not scroll.
  package private(set) var orthogonal: OrthogonalScrolling?
  /// The header's place and size; nil for one of the content's breadth.
  package let header: BoundaryItem?
  /// The footer's place and size; nil for one of the content's breadth.
  package let footer: BoundaryItem?
  /// The other views at the section's boundaries.
  package var boundaryItems: [NamedBoundaryItem] = []
  /// The configuration of all sections, if the layout is its collection's.
  package var configuration = CollectionConfiguration()
  /// Indicates whether headers and footers keep `contentInsets` from the edges across the axis.
  package let supplementariesFollowContentInsets: Bool
  /// The views behind the section; each has its own kind.
  package let decorationItems: [DecorationItem]
  /// The space between two sections, in points, if the layout is its collection's.
  package private(set) var interSectionSpacing: Double

  /// Creates a section of groups; `group` has a group.
  package init(
    group: CompositionalItem, scrollDirection: Axis = .vertical, interGroupSpacing: Double = 0,
    contentInsets: EdgeInsets = .zero, orthogonal: OrthogonalScrolling? = nil,
    header: BoundaryItem? = nil, footer: BoundaryItem? = nil,
    supplementariesFollowContentInsets: Bool = true, decorationItems: [DecorationItem] = [],
    interSectionSpacing: Double = 0
  ) {
    precondition(group.group != nil, "a section of cells without a group")
    self.group = group
    scrollAxis = scrollDirection
    self.interGroupSpacing = checkedSpacing(interGroupSpacing)
    self.contentInsets = contentInsets
    self.orthogonal = orthogonal
    self.header = header
    self.footer = footer
    self.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    self.decorationItems = decorationItems
    self.interSectionSpacing = checkedSpacing(interSectionSpacing)
  }

  /// Returns the layout with its sections scrolled across the axis; nil if they do not scroll.
  package func scrolled(to offset: OrthogonalScrolling.Offset) -> Compositional? {
    guard let orthogonal else { return nil }
    var layout = self
    layout.orthogonal = OrthogonalScrolling(orthogonal.behavior, offset: offset)
    return layout
  }

  /// Returns the layout with the configuration of all sections of its collection.
  package func configured(by configuration: CollectionConfiguration) -> Compositional? {
    var layout = self
    layout.configuration = configuration
    return layout
  }

  /// The views at a section's boundaries, at its items and behind it.
  package var sectionConfiguration: SectionConfiguration {
    var section = SectionConfiguration(
      header: header, footer: footer, boundaryItems: boundaryItems,
      decorationItems: decorationItems)
    section.supplementaryKinds = group.supplementaryKinds
    section.contentInsetsReference = contentInsetsReference
    section.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    if supplementariesFollowContentInsets {
      section.supplementaryInsets = contentInsets
    } else if supplementaryContentInsetsReference == .automatic {
      section.supplementaryContentInsetsReference = .none
    }
    section.ordersByZIndex = true
    return section
  }

  /// The layout's name in configs.
  package var kind: String { "compositional" }

  /// The lengths of items, where a group estimates them.
  package var sectionSettings: Set<String>? { ["itemHeight", "itemWidth", "itemAspectRatio"] }

  /// The axis along which the groups follow each other.
  var groupAxis: Axis { orthogonal == nil ? scrollAxis : scrollAxis.cross }

  /// The group in words, the spacing between groups, and the insets.
  package var settings: [LayoutSetting] { givenSettings }

  /// Places the cells group by group.
  package func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) throws -> SectionArrangement {
    try withoutActuallyEscaping(measure) { measure in
      let groups = CompositionalGroups(of: self, section, in: space) { item, proposal in
        try section.size(of: item, for: proposal, measure: measure)
      }
      return try groups.arranged()
    }
  }

  /// Returns the number of cells in a group, if equal for all, and the space between groups.
  package func rule(for sections: [SectionArrangement]) -> [LayoutPhrase] {
    let counts = Set(sections.compactMap { $0.itemCount > 0 ? $0.patternCount : nil }).sorted()
    var rule: [LayoutPhrase] = []
    if counts.count == 1 {
      rule.append("groups of \(counts[0]) \(counts[0] == 1 ? "item" : "items")")
    }
    rule.append("group gap \(length: interGroupSpacing)")
    if let orthogonal { rule.append("scrolls sideways: \(orthogonal.behavior.rawValue)") }
    return rule
  }

  /// Explains the item's group, the sizes from there to the item, and its place.
  package func explanation(
    of item: Int, in section: LayoutSection, space: SectionSpace,
    arrangement: SectionArrangement
  ) -> [LayoutPhrase] {
    // The frames are the sizes that cells measured.
    let groups = CompositionalGroups(of: self, section, in: space) { item, _ in
      arrangement.frame(at: item).size
    }
    return (try? groups.explanation(of: item, frame: arrangement.frame(at: item))) ?? []
  }

  /// Returns notices about groups with too little room.
  package func notices(
    about section: LayoutSection, in space: SectionSpace, arrangement: SectionArrangement
  ) -> [LayoutNotice] {
    guard section.itemCount > 0 else { return [] }
    return CompositionalGroups(of: self, section, in: space).notices()
  }
}

extension LayoutSection {
  /// Returns the size of an item that measures itself, with the lengths that its section gives.
  fileprivate func size(
    of item: Int, for proposal: ProposedSize, measure: (Int, ProposedSize) throws -> Size
  ) throws -> Size {
    var proposal = proposal
    if let itemWidth { proposal.width = itemWidth[item].boundedLength }
    if let width = proposal.width, itemHeight != nil || itemAspectRatio != nil {
      proposal.height = try height(of: item, atWidth: width, measure: measure)
    } else if let itemHeight {
      proposal.height = itemHeight[item].boundedLength
    }
    if let width = proposal.width, let height = proposal.height {
      return Size(width: width, height: height)
    }
    return try measure(item, proposal)
  }
}

extension SectionArrangement {
  /// The number of items in each group, if all groups are alike.
  var patternCount: Int? {
    if case .pattern(let frames) = frames { frames.patternCount } else { nil }
  }
}

extension Compositional: Settable {
  package static let fields: [SettingField<Compositional>] = [
    .word("group", \.recordedGroup) {
      $0.words
    } parse: {
      CompositionalItem(words: $0)
    },
    .length("interGroupSpacing", \.interGroupSpacing), .insets("contentInsets", \.contentInsets),
    .choice("scrollDirection", \.scrollAxis, default: .vertical),
    .word("orthogonalScrollingBehavior", \.behavior, absent: .some(nil)) {
      $0?.rawValue
    } parse: {
      OrthogonalScrolling.Behavior(rawValue: $0)
    },
    SettingField("sectionOffset", \.offset, absent: .points(0)) {
      $0.setting.map { LayoutSetting("sectionOffset", $0) }
    } parse: {
      OrthogonalScrolling.Offset(words: $0)
    },
    SettingField(name: "groupFrames") {
      let frames = $0.group.customFrames
      return frames.isEmpty ? nil : LayoutSetting("groupFrames", .name(frames))
    } set: {
      $0.group.setCustomFrames($1 ?? "")
    },
    .recorded("decorationItems") { list($0.decorationItems.map(\.words)) },
    .recorded("boundarySupplementaryItems") { list($0.boundaryItems.map(\.words)) },
    .recorded("headerZIndex") { level($0.header) }, .recorded("footerZIndex") { level($0.footer) },
    .recorded("configuration") { list($0.configuration.boundaryItems.map(\.words)) },
    .recorded("contentInsetsReference") {
      name($0.contentInsetsReference.or($0.configuration.contentInsetsReference))
    },
    .recorded("supplementaryContentInsetsReference") {
      name($0.supplementaryContentInsetsReference)
    },
    .length("interSectionSpacing", \.interSectionSpacing, default: 0),
  ]

  private static func list(_ words: [String]) -> String? {
    words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private static func level(_ item: BoundaryItem?) -> String? {
    item.flatMap { $0.zIndex == BoundaryLevels.usual ? nil : "\($0.zIndex)" }
  }

  private static func name(_ reference: ContentInsetsReference) -> String? {
    reference == .automatic ? nil : reference.rawValue
  }

  /// The group; the frames of a custom one, which its words only count, stay as they are.
  private var recordedGroup: CompositionalItem {
    get { group }
    set { group = newValue.withLengths(of: group) }
  }

  private var behavior: OrthogonalScrolling.Behavior? {
    get { orthogonal?.behavior }
    set { orthogonal = newValue.map { OrthogonalScrolling($0, offset: offset) } }
  }

  private var offset: OrthogonalScrolling.Offset {
    get { orthogonal?.offset ?? .points(0) }
    set { orthogonal?.offset = newValue }
  }
}
