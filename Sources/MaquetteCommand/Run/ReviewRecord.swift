import CellViews
import DrawingCommands
import FileAccess
import Goldens
import Reports
import Reviews

/// The record of a review, by which one that would end as it did is left alone.
///
/// Everything in its folder is a part of it, and so are the facts that the page prints, the commit
/// among them.
struct ReviewRecord {
  /// The log of what the configs and their previews read.
  let log = ReadLog()

  private let folder: String
  private let store: PassedCases
  /// The files that the review shows besides its previews: those of the earlier review, and the
  /// comments of readers.
  private let shown: [RecordedRead]

  /// Opens the record of a review; nil if it is drawn in any case.
  ///
  /// One that is served, or that writes another file for a pull request, is.
  init?(_ review: Review, _ facts: RunFacts) {
    let configs = review.configs
    guard review.pr == nil, !review.page.serve, !configs.files.contains("-"),
      let paths = try? ConfigFiles().paths(for: configs.files), let first = paths.first
    else { return nil }
    var shown = [RecordedRead(.bytes, CommentFile(in: review.output).path)]
    var base = review.base
    if let name = base, isFolder(name) {
      shown += ReviewFolder.files(in: name).map { RecordedRead(.bytes, $0) }
    } else if let name = base {
      base = try? GitRevision.commit(name, in: FileAccess.folder(of: first))
      guard base != nil else { return nil }
    }
    let place =
      ["\(facts)", base ?? "", review.urlPrefix, review.pictures?.rawValue ?? ""]
      + ["\(review.decoration.annotations ?? [])", "\(review.decoration.frame)"]
      + configs.only + [""] + configs.filter.map(\.pattern) + [""]
      + configs.keyOptions(scale: review.drawing.scale)
      // The title names the arguments.
      + configs.files + [""] + paths
    guard let store = review.caching.passedCases(options: ["review"], place: place) else {
      return nil
    }
    (folder, self.store, self.shown) = (review.output, store, shown)
  }

  /// The paths that are printed, if the review is as it was written, and would be written again.
  var unchanged: [String]? {
    store.config(folder)?.cases.first.map { $0.line.split(separator: "\n").map(String.init) }
  }

  /// Keeps a review that was written.
  func add(_ written: ReviewFolder, printing paths: [String]) {
    guard let reads = log.reads, let machine = store.machine else { return }
    var review = PassedConfig(file: folder, machine: machine, names: [], reads: reads + shown)
    var files = PassedCase("review", written: written.written, milliseconds: 0)
    files.line = paths.joined(separator: "\n")
    review.cases = [files]
    store.add(review)
    store.save()
  }
}
