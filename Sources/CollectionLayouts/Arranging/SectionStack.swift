import LayoutGeometry

/// Sections one after the other along an axis, while a collection is laid out.
struct SectionStack {
  let axis: Axis
  /// The container's size; infinite along an axis that is as long as the content.
  let room: Size
  /// The space between two sections.
  let spacing: Double
  /// The margins of lists.
  let listMargins: ListMargins
  private var entries: [Entry] = []
  /// The views at the content's own boundaries.
  private var layoutEntries: [BoundaryEntry] = []
  /// The insets of these views.
  private var layoutInsets = EdgeInsets.zero
  /// The end of the last section.
  private var end = 0.0
  /// The extent of the sections across the axis.
  private var reach = 0.0

  /// A section's items and lengths, until the content's breadth is known.
  struct Entry {
    let section: LayoutSection
    /// The views that the section's layout has at its edges and behind it.
    let configuration: SectionConfiguration
    let items: SectionArrangement
    let header: Boundary?
    let footer: Boundary?
    /// The views at its boundaries other than header and footer.
    let others: [BoundaryEntry]
    /// The background, in the section's coordinates; nil for all but the header and the footer.
    let background: Rect?
    let margins: SectionMargins
    /// The length that views around the items take of their room.
    let taken: Double
    fileprivate(set) var start = 0.0
    fileprivate(set) var end = 0.0

    init(
      section: LayoutSection, configuration: SectionConfiguration, items: SectionArrangement,
      header: Boundary?, footer: Boundary?, others: [BoundaryEntry], background: Rect?,
      margins: SectionMargins, taken: Double = 0
    ) {
      self.section = section
      self.configuration = configuration
      self.items = items
      self.header = header
      self.footer = footer
      self.others = others
      self.background = background
      self.margins = margins
      self.taken = taken
    }

    /// Returns the length before the items' insets: views at the start share the section's band.
    func lengthBefore(_ axis: Axis) -> Double {
      max(header?.length(axis) ?? 0, others.length(at: 0, along: axis))
    }

    /// Returns the length of the section after its items' insets.
    func lengthAfter(_ axis: Axis) -> Double {
      max(footer?.length(axis) ?? 0, others.length(at: 1, along: axis))
    }
  }

  /// A header or a footer, until its section's position is known.
  struct Boundary {
    /// Its size; as broad as the content if it has no place of its own.
    let size: Size
    /// Its place; nil for a band across the content.
    let place: BoundaryPlace?

    /// Returns the length that it adds to the section.
    func length(_ axis: Axis) -> Double { place?.extendsBoundary == false ? 0 : size[axis] }
  }

  init(axis: Axis, room: Size, spacing: Double, listMargins: ListMargins = ListMargins()) {
    self.axis = axis
    self.room = room
    self.spacing = spacing
    self.listMargins = listMargins
  }

  /// Measures the views at the content's ends, and leaves room for those at the start.
  mutating func begin(
    _ configuration: CollectionConfiguration, in container: LayoutContainer,
    measure: (_ kind: String, ItemIndex, ProposedSize) throws -> Size
  ) rethrows {
    layoutInsets = container.margins.insets(
      for: configuration.contentInsetsReference.or(.safeArea), in: container.size,
      across: axis.cross)
    let items = container.boundaryItems + configuration.boundaryItems
    layoutEntries = try BoundaryEntry.entries(for: items) { item, number in
      // What is beside all sections may be as long as they are.
      guard !item.isBeside else {
        return BoundaryPlace(size: .zero, across: 0, extendsBoundary: false, offset: .zero)
      }
      return try item.item.place(in: room, along: axis, insets: layoutInsets) {
        try measure(item.kind, ItemIndex(section: 0, item: number), $0)
      }
    }
    end = layoutEntries.length(at: 0, along: axis)
    reach = layoutEntries.map { $0.place.size[axis.cross] }.reduce(0, max)
  }

  /// Measures the views at the content's sides, after all sections.
  mutating func finish(
    measure: (_ kind: String, ItemIndex, ProposedSize) throws -> Size
  ) rethrows {
    var room = room
    room[axis] = end - layoutEntries.length(at: 0, along: axis)
    for index in layoutEntries.indices where layoutEntries[index].item.isBeside {
      let entry = layoutEntries[index]
      let place = try entry.item.item.place(in: room, along: axis, insets: layoutInsets) {
        try measure(entry.item.kind, ItemIndex(section: 0, item: entry.number), $0)
      }
      layoutEntries[index].place = place
      reach = max(reach, place.size[axis.cross])
    }
  }

  /// Returns a header or a footer in the place that the section's layout has for it.
  func boundary(
    _ kind: ElementKind, of length: SupplementaryLength, _ configuration: SectionConfiguration,
    _ margins: SectionMargins, measure: (ProposedSize) throws -> Size
  ) rethrows -> Boundary {
    guard let item = configuration.item(kind, length, along: axis) else {
      return Boundary(size: try size(of: length, measure: measure), place: nil)
    }
    let place = try item.place(
      in: room, along: axis, insets: configuration.insets(beside: margins), measure: measure)
    return Boundary(size: place.size, place: place)
  }

  /// Returns the size and the place across the axis of another view at a section's boundary.
  ///
  /// - Parameter items: The size of the section's items: the room of a view beside them.
  func place(
    of item: NamedBoundaryItem, _ configuration: SectionConfiguration, _ margins: SectionMargins,
    around items: Size, of section: LayoutSection, measure: (ProposedSize) throws -> Size
  ) rethrows -> BoundaryPlace {
    var room = room
    if item.isBeside { room[axis] = max(0, items[axis] + section.insets[axis]) }
    return try item.item.place(
      in: room, along: axis, insets: configuration.insets(beside: margins), measure: measure)
  }

  /// Returns the length of a section's header and footer, and of the views at the content's ends.
  func length(of boundaries: [Boundary?]) -> Double {
    boundaries.reduce(
      layoutEntries.length(at: 0, along: axis) + layoutEntries.length(at: 1, along: axis)
    ) { $0 + ($1?.length(axis) ?? 0) }
  }

  /// Returns the room that the insets of the section with a number leave for its items.
  ///
  /// - Parameter taken: The length that other views take of it.
  func space(
    for section: LayoutSection, _ margins: SectionMargins, at index: Int, taken: Double
  ) -> SectionSpace {
    var size = Size(
      width: (room.width - section.insets.horizontal).boundedRoom,
      height: (room.height - section.insets.vertical).boundedRoom)
    size[axis] = (size[axis] - taken).boundedRoom
    var space = SectionSpace(size: size, container: room)
    space.margins = margins.content
    space.isFirst = index == 0
    space.listMargins = listMargins
    return space
  }

  /// Returns the size of a header or a footer, measured at the container's breadth.
  func size(
    of length: SupplementaryLength, measure: (ProposedSize) throws -> Size
  ) rethrows -> Size {
    var size = Size.zero
    switch length {
    case .fixed(let length):
      size[axis] = length.boundedLength
    case .measured:
      var proposal = ProposedSize.unspecified
      proposal[axis.cross] = room[axis.cross].isFinite ? room[axis.cross] : nil
      let measured = try measure(proposal)
      size[axis] = measured[axis].boundedLength
      size[axis.cross] = measured[axis.cross].boundedLength
    }
    return size
  }

  /// Adds a section after the others.
  mutating func append(_ section: Entry) {
    var entry = section
    entry.start = entries.isEmpty ? end : end + spacing
    let around =
      entry.lengthBefore(axis) + entry.section.insets[axis] + entry.lengthAfter(axis)
    end = entry.start + max(0, around + entry.items.size[axis])
    entry.end = end
    entries.append(entry)
    reach = max(
      reach, entry.items.size[axis.cross] + entry.section.insets[axis.cross],
      entry.header?.size[axis.cross] ?? 0, entry.footer?.size[axis.cross] ?? 0)
    for other in entry.others { reach = max(reach, other.place.size[axis.cross]) }
  }

  /// The items of each section so far.
  var arrangements: [SectionArrangement] { entries.map(\.items) }

  /// The size of all sections and of the views around them: as broad as the container, if that is
  /// finite.
  var contentSize: Size {
    var size = Size.zero
    size[axis] = end + layoutEntries.length(at: 1, along: axis)
    size[axis.cross] = room[axis.cross].isFinite ? room[axis.cross] : reach
    return size
  }

  /// The views at the content's own boundaries.
  var boundaries: [PlacedBoundary] {
    let start = layoutEntries.length(at: 0, along: axis)
    return layoutEntries.map {
      $0.placed(
        in: band(from: 0, to: contentSize[axis]), items: band(from: start, to: end), along: axis
      ) { .layoutBoundary($0) }
    }
  }

  /// The sections in the content's coordinates.
  var placedSections: [PlacedSection] {
    entries.enumerated().map { index, entry in
      let itemsStart = entry.start + entry.lengthBefore(axis)
      let itemsEnd = entry.end - entry.lengthAfter(axis)
      let insets = entry.section.insets
      let across = axis == .vertical ? insets.leading : insets.top
      let inset = axis == .vertical ? insets.top : insets.leading
      let (extent, items) = (
        band(from: entry.start, to: entry.end), band(from: itemsStart, to: itemsEnd)
      )
      let space = space(for: entry.section, entry.margins, at: index, taken: entry.taken)
      let itemsOrigin =
        axis == .vertical
        ? Point(x: across, y: itemsStart + inset) : Point(x: itemsStart + inset, y: across)
      let background = entry.background?.offset(by: itemsOrigin) ?? items
      var section = PlacedSection(
        extent: extent, background: entry.section.hasBackground ? background : nil,
        decorations: entry.configuration.decorationsInOrder.map {
          PlacedDecoration($0, in: extent)
        },
        header: entry.header.map { frame(of: $0, in: entry, isAtEnd: false) },
        footer: entry.footer.map { frame(of: $0, in: entry, isAtEnd: true) },
        boundaries: entry.others.map {
          $0.placed(in: extent, items: items, along: axis) { .boundary($0) }
        },
        pinned: entry.configuration.allPinnedKinds, section: entry.section, space: space,
        arrangement: entry.items,
        itemsOrigin: itemsOrigin)
      if entry.items.scroll != nil {
        var clip = items
        clip.origin[axis.cross] = across
        clip.size[axis.cross] = space.size[axis.cross]
        section.clip = clip
      }
      if let levels = entry.configuration.boundaryLevels { section.order(by: levels) }
      return section
    }
  }

  /// Returns the frame of a header at its section's start, or of a footer at its end.
  private func frame(of boundary: Boundary, in entry: Entry, isAtEnd: Bool) -> Rect {
    let extent = band(from: entry.start, to: entry.end)
    if let place = boundary.place {
      return place.frame(in: extent, along: axis, placeAlong: isAtEnd ? 1 : 0)
    }
    let length = boundary.size[axis]
    return isAtEnd
      ? band(from: entry.end - length, to: entry.end)
      : band(from: entry.start, to: entry.start + length)
  }

  /// Returns the part of the content between two positions along the axis.
  private func band(from start: Double, to end: Double) -> Rect {
    let breadth = contentSize[axis.cross]
    let length = max(0, end - start)
    return axis == .vertical
      ? Rect(x: 0, y: start, width: breadth, height: length)
      : Rect(x: start, y: 0, width: length, height: breadth)
  }
}
