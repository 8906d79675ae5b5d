package import Goldens
import LayoutEdits
import LayoutGeometry
import PictureComparison

extension [PullRequestMarkdown.Item] {
  /// Creates the changes of a run: cases that changed alike are one of them, and those that passed
  /// are left out.
  ///
  /// - Parameter comments: The readers' comments on cases.
  /// - Throws: The errors of reading the results.
  package init(_ results: ResultStream, comments: [ReaderComment] = []) throws {
    self = []
    let groups = try ChangeGroups(results)
    let comments = Dictionary(grouping: comments, by: \.subject)
    for verdict in Verdict.allCases where verdict != .passed {
      try groups.forEach(of: results, where: { $0.verdict == verdict }) { result, group in
        let names = group?.members.map(\.goldenName) ?? [result.goldenName]
        let files: [(String, String?)] = [
          ("before", result.files.expected), ("after", result.files.actual),
          ("difference", result.files.diff),
        ]
        append(
          PullRequestMarkdown.Item(
            name: result.name, others: names.count - 1, change: verdict.rawValue,
            sentences: group?.lines(of: result) ?? result.lines(),
            pictures: files.compactMap { title, path in path.map { (title, $0) } },
            places: result.picturePlaces,
            boxes: result.difference?.clusters.map(\.box) ?? [],
            comments: names.flatMap { comments[$0] ?? [] }))
      }
    }
  }

  /// Creates the changes of a review: previews that changed alike are one of them, and unchanged
  /// ones are left out.
  ///
  /// - Parameter comments: The readers' comments on previews.
  package init(_ entries: [ReviewEntry], comments: [ReaderComment] = []) {
    let comments = Dictionary(grouping: comments, by: \.subject)
    self = []
    var seen: Set<String> = []
    for (entry, group) in entries.inOrder(entries.groups) where entry.change != .unchanged {
      if let group, !seen.insert(group.id).inserted { continue }
      let names = group?.members.map(\.name) ?? [entry.name]
      append(
        PullRequestMarkdown.Item(
          name: entry.name, others: names.count - 1, change: entry.change?.rawValue ?? "drawn",
          sentences: group.map { $0.lines(entry.causes(in: $0)) } ?? entry.sentences,
          pictures: entry.pictures.map { (entry.title(of: $0), $0.path) },
          places: entry.picturePlaces,
          boxes: entry.difference?.clusters.map(\.box) ?? [],
          comments: names.flatMap { comments[$0] ?? [] }))
    }
  }
}

extension CaseResult {
  /// The places of the sentences in the pictures, as far as they are known.
  fileprivate var picturePlaces: [PicturePlaces] {
    guard let difference, let canvases else { return [] }
    func place(_ size: PixelSize, _ canvas: Size) -> CanvasPlace? {
      CanvasPlace.scale(width: size.width, canvas: canvas).map { CanvasPlace(scale: $0) }
    }
    let scales = PictureScales(
      before: place(difference.expectedSize, canvases.before),
      after: place(difference.actualSize, canvases.after))
    return changeFacts.map { PicturePlaces($0.places, scales) }
  }
}

extension ReviewEntry {
  /// The places of the sentences in the pictures, as far as they are known.
  fileprivate var picturePlaces: [PicturePlaces] {
    let scales = PictureScales(before: earlier, after: place(in: .after))
    return changes.map { PicturePlaces($0.facts.places, scales) }
  }
}
