package import Goldens
import PNGEncoding
import PictureComparison
import PlainText

/// A run's results as an HTML file that needs no network, and no other file either, unless it
/// shows pictures that are in files.
///
/// Cases come by their verdicts, changed ones first, and in the run's order within each. Those that
/// passed are listed by name; all others have their sentences, numbers and pictures, as markup in
/// `noscript`: what is shown without a script is a text with one, so that a page of a thousand cases
/// is loaded as fast as one of ten. The script makes a case's elements when it is shown.
package struct HTMLReport {
  /// The folder that holds the pictures.
  private let folder: String
  /// What the folder is called in commands.
  private let folderName: String
  /// The command that accepts all pictures; nil for the usual one.
  private let acceptance: String?
  /// Where the pictures are.
  private let pictures: ReportPictures
  /// The version of the results that a server shows; nil for a page in a file.
  private let servedVersion: String?
  /// What readers wrote, by case.
  private let comments: [String: [ReaderComment]]

  /// A report of the run that wrote a results folder.
  ///
  /// - Parameters:
  ///   - folder: The folder that the cases' files are relative to.
  ///   - folderName: The folder's name in commands; nil for the one that they default to.
  ///   - acceptance: The command that accepts all pictures; nil for `maquette approve`.
  ///   - pictures: Where a page in a file has its pictures from.
  ///   - servedVersion: The version of the results that a server shows: its page asks for `servedFiles`,
  ///     and for pictures by `ReportPictures.servedAddress`. Nil for a page in a file.
  ///   - comments: What readers wrote about cases.
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

  /// The files that a page asks for below `page/` if it is served.
  package static var servedFiles: [String: [UInt8]] { ViewerPage.servedCode.files }

  /// Writes the page, piece by piece: memory does not grow with the number of cases.
  ///
  /// - Throws: What reading the results and `take` throw. A picture that is missing or unreadable
  ///   is reported in its place. `MissingWebP` where WebP is asked for and libwebp is not installed.
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

  /// Hands over the cases of some verdicts, one verdict after the other, numbered from 1: those that
  /// changed as others did after those that are alone.
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

  /// The cases that changed as a case did, with the command that accepts them; nil if none did.
  private func likeness(of result: CaseResult, in groups: ChangeGroups) -> CaseLikeness? {
    guard let group = groups.group(of: result) else { return nil }
    var words = ["maquette", "approve", "--like", shellWord(result.goldenName)]
    if !folderName.isEmpty { words += ["--from", shellWord(folderName)] }
    return CaseLikeness(
      group: group, causes: group.causes(of: result), isFirst: group.begins(with: result),
      approval: words.joined(separator: " "))
  }

  /// The command that accepts the pictures of some cases; without any, of all.
  private func approval(of results: [CaseResult]) -> String {
    var words = ["maquette", "approve"]
    words += results.map { shellWord($0.goldenName) }
    if !folderName.isEmpty { words += ["--from", shellWord(folderName)] }
    return words.joined(separator: " ")
  }
}

extension ListedCase {
  /// A case of a report; all but those that passed lead to their part of the page.
  ///
  /// - Parameter title: What changed in all cases of its group, for the first one.
  fileprivate init(_ result: CaseResult, _ group: ChangeGroups.Group?, title: String?) {
    self.init(
      fragment: result.verdict == .passed ? nil : result.fragment(percentEncoded),
      name: result.name, subtitle: result.suite, group: group, groupTitle: title,
      kinds: result.kinds)
    size = result.difference.map { "<span class=\"size\">\($0.differingPixels) px</span>" } ?? ""
    // What the script needs to accept the case, and to know it again on another visit.
    let digest = result.files.actualDigest.map { " data-digest=\"\($0)\"" as HTML } ?? ""
    if result.canBeApproved {
      acceptance = " data-name=\"\(shellWord(result.goldenName))\"\(digest)"
    }
  }
}
