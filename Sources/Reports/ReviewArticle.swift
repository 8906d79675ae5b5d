import Goldens
import LayoutEdits
import PictureComparison

/// The part of a review's page about one preview.
struct ReviewArticle {
  private let entry: ReviewEntry
  private let number: Int
  private let likeness: CaseLikeness?
  private let isAcceptable: Bool
  private let comments: [ReaderComment]

  /// Creates the article of an entry.
  ///
  /// - Parameters:
  ///   - number: Its place among the page's entries, from 1.
  ///   - likeness: The entries that changed alike; nil if none did.
  ///   - isAcceptable: True if a reader may make the picture the golden.
  ///   - comments: The readers' comments on the preview.
  init(
    _ entry: ReviewEntry, number: Int, likeness: CaseLikeness?, isAcceptable: Bool,
    comments: [ReaderComment]
  ) {
    self.entry = entry
    self.number = number
    self.likeness = likeness
    self.isAcceptable = isAcceptable
    self.comments = comments
  }

  /// Writes the article with the given pictures.
  func write(to writer: HTMLWriter, pictures: inout PagePictures) throws {
    let (panes, notes) = pictures.panes(
      entry.pictures.map { picture in
        (PictureViewer.Side(picture.role), title(of: picture), picture.path)
      })
    let places = PictureScales(before: entry.earlier, after: entry.place(in: .after))
    let button: HTML = """
      <div class="approval"><button type="button" class="accept" aria-pressed="false">\
      Accept</button></div>

      """
    // The first line is below the name.
    let caption = entry.caption.dropFirst().map { "<li><bdi>\($0)</bdi></li>\n" as HTML }
    let list: HTML = "<section class=\"caption\"><ul>\n\(HTML(caption))</ul></section>\n"
    try ViewerArticle(
      fragment: entry.fragment { $0 }, number: number,
      verdict: (entry.state.rawValue, entry.state.title), name: entry.name,
      origin: "<bdi>\(entry.caption.first ?? entry.group)</bdi>",
      approval: isAcceptable ? button : "", likeness: likeness, acceptsLikeness: isAcceptable,
      facts: facts(places, isPacked: pictures.isCompact) + (caption.isEmpty ? "" : list),
      notes: notes, comments: comments, panes: panes,
      boxes: entry.difference?.clusters.map(\.box) ?? [],
      knowledge: PictureViewer.Knowledge(
        scales: places,
        parts: PackedParts(
          before: entry.earlier == nil ? nil : entry.earlierParts, after: entry.parts),
        moves: entry.moves, removed: entry.changes.flatMap(\.facts.places.removed))
    ).write(to: writer)
  }

  /// Returns the changes of the preview, in the form of a report.
  private func facts(_ places: PictureScales, isPacked: Bool) -> HTML {
    guard entry.change == .changed else { return "" }
    var result = CaseResult(
      suite: entry.group, name: entry.name, verdict: .changed, golden: entry.name,
      layoutChanges: entry.changes.map(\.sentence), difference: entry.difference)
    result.changeFacts = entry.changes.map(\.facts)
    return CaseFacts(result, scales: places, isPacked: isPacked).html
  }

  private func title(of picture: ReviewEntry.Picture) -> String {
    switch picture.role {
    case .before: "Before"
    // A picture without an earlier one is not called "After".
    case .after: entry.change == nil ? "Picture" : "After"
    case .difference: "Difference"
    case .annotated: "Measures"
    }
  }
}

extension PictureViewer.Side {
  /// Creates the side that shows a picture of a review.
  fileprivate init(_ role: ReviewEntry.Picture.Role) {
    switch role {
    case .before: self = .expected
    case .after: self = .actual
    case .difference: self = .diff
    case .annotated: self = .annotated
    }
  }
}

extension ReviewEntry {
  enum State: String, CaseIterable {
    case changed, new, removed, unchanged
    /// Drawn without a comparison.
    case drawn

    /// The state as a heading.
    var title: String {
      switch self {
      case .changed: "Changed"
      case .new: "New"
      case .removed: "Removed"
      case .unchanged: "Unchanged"
      case .drawn: "Previews"
      }
    }
  }

  var state: State { change.flatMap { State(rawValue: $0.rawValue) } ?? .drawn }

  /// Returns the preview's part of the page's address, which is the same in all reviews, as in
  /// `case=cards.dark`.
  func fragment(_ escaped: (String) -> String) -> String { "case=" + escaped(name) }
}
