package import Goldens
import PictureComparison
import PlainText

/// A run's results as an HTML file that needs no network, and no other file either, unless its
/// pictures are in files.
///
/// Cases are ordered by their verdicts, changed ones first, and in the run's order within each.
/// Those that passed are listed by name; all others have their sentences, numbers and pictures, as
/// markup in `noscript`: that is a plain text if scripts run, so that a page of a thousand cases is
/// loaded as fast as one of ten. The script makes a case's elements when it is shown.
package struct HTMLReport {
  /// The folder of the pictures.
  private let folder: String
  /// The folder's name in commands.
  private let folderName: String
  /// The command that accepts all pictures; nil for the usual one.
  private let acceptance: String?
  /// The place of the pictures.
  private let pictures: ReportPictures
  /// The version of the results that a server shows; nil for a page in a file.
  private let servedVersion: String?
  /// The readers' comments, by case.
  private let comments: [String: [ReaderComment]]

  /// Creates a report of the run that wrote a results folder.
  ///
  /// - Parameters:
  ///   - folder: The folder that the cases' files are relative to.
  ///   - folderName: The folder's name in commands; nil for their default.
  ///   - acceptance: The command that accepts all pictures; nil for `maquette approve`.
  ///   - pictures: The place of the pictures for a page in a file.
  ///   - servedVersion: The version of the results that a server shows: its page requests
  ///     `servedFiles`, and pictures by `ReportPictures.servedAddress`. Nil for a page in a file.
  ///   - comments: The readers' comments on cases.
  package init(
    folder: String, folderName: String? = nil, acceptance: String? = nil,
    pictures: ReportPictures = ReportPictures(), servedVersion: String? = nil,
    comments: [ReaderComment] = []
  ) {
    self.comments = Dictionary(grouping: comments, by: \.subject)
    self.servedVersion = servedVersion
    self.acceptance = acceptance
    self.folder = folder
    self.folderName = folderName ?? ""
    self.pictures = pictures
  }

  /// The files that a served page requests below `page/`.
  package static var servedFiles: [String: [UInt8]] { ViewerPage.servedCode.files }

  /// Writes the page, piece by piece: memory does not grow with the number of cases.
  ///
  /// - Throws: The errors of reading the results and of `take`. A missing or unreadable picture is
  ///   reported at its place. `MissingWebP` if WebP is requested and libwebp is not installed.
  package func write(
    _ results: ResultStream, to take: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let summary = try RunSummary(results)
    let groups = try ChangeGroups(results)
    let writer = HTMLWriter(take)
    let address =
      try servedVersion == nil
      ? pictures.addresses(for: results, in: folder) : ReportPictures.servedAddress
    var shownPictures = try PagePictures(pictures, below: folder, address: address)
    let page = ViewerPage(
      reportOf: summary, approval: acceptance ?? approval(of: []), hasFiles: address != nil,
      servedVersion: servedVersion,
      hasComments: !comments.isEmpty)
    try writer.write(page.head)
    try writeList(results, groups, summary: summary, to: writer)
    try writer.write(page.beginningOfCases)
    let shown = summary.verdicts.filter { $0 != .passed }
    try forEachNumbered(results, groups, of: shown) { result, number in
      try writer.write("<noscript>\n")
      try CaseArticle(
        result, number: number, folder: folder, approval: approval(of: [result]),
        likeness: likeness(of: result, in: groups), comments: comments[result.goldenName] ?? []
      ).write(to: writer, pictures: &shownPictures)
      try writer.write("</noscript>\n")
      try shownPictures.writeParts(to: writer)
    }
    try shownPictures.writeParts(to: writer, isLast: true)
    try writer.write(page.end)
    try writer.finish()
  }

  private func writeList(
    _ results: ResultStream, _ groups: ChangeGroups, summary: RunSummary, to writer: HTMLWriter
  ) throws {
    var last: Verdict?
    try forEachNumbered(results, groups, of: summary.verdicts) { result, _ in
      if result.verdict != last {
        if last != nil { try writer.write(ListedCase.end) }
        try writer.write(
          ListedCase.beginning(
            of: "\(result.verdict.rawValue)", title: result.verdict.title,
            count: summary.tally[result.verdict], isOpen: result.verdict != .passed))
        last = result.verdict
      }
      let group = groups.group(of: result)
      let entry = group.map { $0.begins(with: result) ? $0.title(of: result) : nil } ?? nil
      try writer.write(ListedCase(result, group, title: entry).html)
    }
    if last != nil { try writer.write(ListedCase.end) }
  }

  /// Passes on the cases of some verdicts, one verdict after another, numbered from 1: first those
  /// that changed alone, then those that changed as others did.
  private func forEachNumbered(
    _ results: ResultStream, _ groups: ChangeGroups, of verdicts: [Verdict],
    _ body: @escaping (CaseResult, Int) throws -> Void
  ) throws {
    var number = 0
    for verdict in verdicts {
      for isInGroup in verdict == .changed ? [false, true] : [false] {
        try results.forEach { result in
          guard result.verdict == verdict, (groups.group(of: result) != nil) == isInGroup else {
            return
          }
          number += 1
          try body(result, number)
        }
      }
    }
  }

  /// Returns the cases that changed alike, with the command that accepts them; nil if no other did.
  private func likeness(of result: CaseResult, in groups: ChangeGroups) -> CaseLikeness? {
    guard let group = groups.group(of: result) else { return nil }
    var words = [ToolCommand.words, "approve", "--like", shellWord(result.goldenName)]
    if !folderName.isEmpty { words += ["--from", shellWord(folderName)] }
    return CaseLikeness(
      group: group, causes: group.causes(of: result), isFirst: group.begins(with: result),
      approval: words.joined(separator: " "))
  }

  /// Returns the command that accepts the pictures of some cases; without any, of all.
  private func approval(of results: [CaseResult]) -> String {
    var words = [ToolCommand.words, "approve"]
    words += results.map { shellWord($0.goldenName) }
    if !folderName.isEmpty { words += ["--from", shellWord(folderName)] }
    return words.joined(separator: " ")
  }
}

extension ListedCase {
  /// Creates a case in the list of a report; all but those that passed link to their part of the
  /// page.
  ///
  /// - Parameter title: The common change of its group, for the first case.
  fileprivate init(_ result: CaseResult, _ group: ChangeGroups.Group?, title: String?) {
    self.init(
      fragment: result.verdict == .passed ? nil : result.fragment(percentEncoded),
      name: result.name,
      subtitle: result.suite + (result.isUnchanged ? " · \(CaseResult.unchangedWords)" : ""),
      group: group, groupTitle: title,
      kinds: result.kinds)
    size = result.difference.map { "<span class=\"size\">\($0.differingPixels) px</span>" } ?? ""
    // The data that the script needs to accept the case, and to recognise it on another visit.
    let digest = result.files.actualDigest.map { " data-digest=\"\($0)\"" as HTML } ?? ""
    if result.canBeApproved {
      acceptance = " data-name=\"\(shellWord(result.goldenName))\"\(digest)"
    }
  }
}
