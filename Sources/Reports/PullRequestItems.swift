package import Goldens
import PictureComparison

extension [PullRequestMarkdown.Item] {
  /// The changes of a run: cases that changed alike are one of them, and those that passed are none.
  ///
  /// - Parameter comments: What readers wrote about cases.
  /// - Throws: What reading the results throws.
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
            boxes: result.difference?.clusters.map(\.box) ?? [],
            comments: names.flatMap { comments[$0] ?? [] }))
      }
    }
  }

  /// The changes of a review: previews that changed alike are one of them, and those that are as they
  /// were are none.
  ///
  /// - Parameter comments: What readers wrote about previews.
  package init(_ entries: [ReviewEntry], comments: [ReaderComment] = []) {
    let comments = Dictionary(grouping: comments, by: \.subject)
    self = []
    var itemOfCauses: [[String]: Int] = [:]
    for entry in entries where entry.change != .unchanged {
      if let index = itemOfCauses[entry.causes] {
        self[index].others += 1
        self[index].sentences = entry.causes
        self[index].comments += comments[entry.name] ?? []
        continue
      }
      // What nothing explains is like nothing else.
      if !entry.causes.isEmpty { itemOfCauses[entry.causes] = count }
      append(
        PullRequestMarkdown.Item(
          name: entry.name, change: entry.change?.rawValue ?? "drawn", sentences: entry.sentences,
          pictures: entry.pictures.map { (entry.title(of: $0), $0.path) },
          boxes: entry.change == .changed ? entry.boxes : [], comments: comments[entry.name] ?? []))
    }
  }
}
