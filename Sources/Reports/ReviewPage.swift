package import Goldens
import PictureComparison

/// A review as one HTML file, unless it has many pictures: the viewer of reports, for pictures to
/// compare, to zoom and to measure.
package struct ReviewPage {
  private let title: String
  private let entries: [(entry: ReviewEntry, group: ChangeGroups.Group?)]
  private let folder: String
  private let facts: RunFacts?
  private let pictures: ReportPictures
  /// The readers' comments, by preview.
  private let comments: [String: [ReaderComment]]
  private let isServed: Bool
  private let acceptable: Set<String>

  /// Creates a page of some entries.
  ///
  /// - Parameters:
  ///   - title: The subject of the review.
  ///   - folder: The folder that the entries' pictures are relative to.
  ///   - facts: The facts about the review's project and machine.
  ///   - pictures: The place of the pictures for a page in a file.
  ///   - comments: The readers' comments on previews.
  ///   - isServed: True if a server sends the page, which requests `servedFiles`, and pictures by
  ///     `ReportPictures.servedAddress`.
  ///   - acceptable: The previews whose pictures a reader may make their goldens.
  package init(
    title: String, entries: [ReviewEntry], folder: String, facts: RunFacts? = nil,
    pictures: ReportPictures = ReportPictures(), comments: [ReaderComment] = [],
    isServed: Bool = false, acceptable: Set<String> = []
  ) {
    self.acceptable = acceptable
    self.title = title
    self.facts = facts
    self.pictures = pictures
    self.comments = Dictionary(grouping: comments, by: \.subject)
    self.isServed = isServed
    self.entries = entries.inOrder(entries.groups)
    self.folder = folder
  }

  /// The files that a served page requests below `page/`.
  package static var servedFiles: [String: [UInt8]] { ViewerPage.servedCode.files }

  /// Writes the page, picture by picture: memory does not grow with their number.
  ///
  /// - Throws: The errors of `take`. A missing picture is reported at its place. `MissingWebP` if
  ///   WebP is requested and libwebp is not installed.
  package func write(to take: @escaping (UnsafeRawBufferPointer) throws -> Void) throws {
    let writer = HTMLWriter(take)
    let address =
      isServed
      ? ReportPictures.servedAddress
      : pictures.addresses(for: entries.flatMap(\.entry.pictures).map(\.path), in: folder)
    var shown = try PagePictures(pictures, below: folder, address: address)
    let page = self.page(hasFiles: address != nil)
    try writer.write(page.head)
    try writeList(to: writer)
    try writer.write(page.beginningOfCases)
    for (number, (entry, group)) in zip(1..., entries) {
      try writer.write("<noscript>\n")
      try ReviewArticle(
        entry, number: number, likeness: group.map { likeness(of: entry, $0) },
        isAcceptable: acceptable.contains(entry.name), comments: comments[entry.name] ?? []
      ).write(to: writer, pictures: &shown)
      try writer.write("</noscript>\n")
      try shown.writeParts(to: writer)
    }
    try shown.writeParts(to: writer, isLast: true)
    try writer.write(page.end)
    try writer.finish()
  }

  private func writeList(to writer: HTMLWriter) throws {
    var last: ReviewEntry.State?
    var seen: Set<String> = []
    for (entry, group) in entries {
      if entry.state != last {
        if last != nil { try writer.write(ListedCase.end) }
        try writer.write(
          ListedCase.beginning(
            of: "\(entry.state.rawValue)", title: entry.state.title,
            count: entries.count { $0.entry.state == entry.state },
            isOpen: entry.state != .unchanged || entries.count < Self.fewEntries))
        last = entry.state
      }
      let isFirst = group.map { seen.insert($0.id).inserted } ?? false
      var listed = ListedCase(
        fragment: entry.fragment(percentEncoded), name: entry.name,
        subtitle: entry.caption.first ?? "", group: group,
        groupTitle: isFirst ? group.map { $0.title(entry.causes(in: $0)) } : nil,
        kinds: entry.kinds, facets: entry.facets)
      if let difference = entry.difference {
        listed.size = "<span class=\"size\">\(difference.differingPixels) px</span>"
      }
      if acceptable.contains(entry.name) { listed.acceptance = " data-name=\"\(entry.name)\"" }
      try writer.write(listed.html)
    }
    if last != nil { try writer.write(ListedCase.end) }
  }

  /// The number of entries up to which the list is open, including unchanged ones.
  private static let fewEntries = 30

  private func likeness(of entry: ReviewEntry, _ group: ChangeGroups.Group) -> CaseLikeness {
    CaseLikeness(
      group: group, causes: entry.causes(in: group),
      isFirst: group.members.first?.goldenName == entry.name, approval: nil)
  }

  private func page(hasFiles: Bool) -> ViewerPage {
    let all = entries.map(\.entry)
    var page = ViewerPage(
      title: "\(title) – review", heading: title, summary: all.sentence, facts: facts,
      filters: PageFilters(
        total: all.count,
        verdicts: ReviewEntry.State.allCases.map { state in
          PageFilters.Choice(
            value: state.rawValue, title: state.title, count: all.count { $0.state == state })
        }.filter { $0.count > 0 },
        kinds: CaseKind.allCases.map { kind in
          PageFilters.Choice(
            value: kind.rawValue, title: kind.title, count: all.count { $0.kinds.contains(kind) })
        }.filter { $0.count > 0 },
        facets: facets(of: all)),
      hasFiles: hasFiles, isServed: isServed, hasComments: !comments.isEmpty, inspects: true)
    if isServed, !acceptable.isEmpty {
      page.belowList = "<div class=\"approve-all\"><p>Accept <span>all</span></p></div>\n"
    }
    return page
  }

  /// Returns the facets that some variants have and others do not.
  private func facets(of entries: [ReviewEntry]) -> [PageFilters.Choice] {
    var counts: [String: Int] = [:]
    var names: [String] = []
    for facet in entries.flatMap(\.facets) {
      if counts[facet] == nil { names.append(facet) }
      counts[facet, default: 0] += 1
    }
    return names.filter { counts[$0] != entries.count }.map {
      PageFilters.Choice(value: $0, title: $0, count: counts[$0] ?? 0)
    }
  }
}
