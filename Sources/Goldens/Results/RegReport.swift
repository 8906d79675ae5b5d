import PictureComparison
import PlainText

/// What comparing two folders showed, as reg-cli's `reg.json` reports it.
package struct RegReport {
  private var failed: [String] = []
  private var new: [String] = []
  private var deleted: [String] = []
  private var passed: [String] = []
  private var diffs: [String] = []
  private var details: [(name: String, PictureDifference)] = []

  /// A report of no pictures.
  package init() {}

  /// Adds a picture; one that cannot be read has failed.
  package mutating func add(_ result: CaseResult) {
    switch result.verdict {
    case .missing: new.append(result.name)
    case .stale: deleted.append(result.name)
    case .passed: passed.append(result.name)
    case .changed, .unreadable, .failed, .recorded, .updated: failed.append(result.name)
    }
    if let diff = result.files.diff { diffs.append(diff) }
    if let difference = result.difference { details.append((result.name, difference)) }
  }

  /// The folders of a report, as they are to be found from it.
  package struct Folders {
    /// Where the pictures that were compared are.
    package var actual: String
    /// Where those that they were compared with are.
    package var expected: String
    /// Where the pictures of the differences are.
    package var diff: String

    /// Folders by their paths.
    package init(actual: String, expected: String, diff: String) {
      self.actual = actual
      self.expected = expected
      self.diff = diff
    }
  }

  /// The document.
  ///
  /// - Parameter isUpdated: True if the expected pictures are to become the actual ones.
  package func json(_ folders: Folders, isUpdated: Bool) -> String {
    let actual = (failed + new + passed).sorted()
    let expected = isUpdated ? actual : (failed + deleted + passed).sorted()
    let lists = [
      ("failedItems", failed), ("newItems", new), ("deletedItems", deleted),
      ("passedItems", passed), ("expectedItems", expected), ("actualItems", actual),
      ("diffItems", diffs),
    ].map { key, names in
      "\"\(key)\":[\(names.map { JSONText.string($0) }.joined(separator: ","))]"
    }
    let paths = [
      ("actualDir", folders.actual), ("expectedDir", folders.expected), ("diffDir", folders.diff),
    ].map { "\"\($0)\":\(JSONText.string($1))" }
    let numbers = details.map { name, difference in
      "\(JSONText.string(name)):{\"width\":"
        + "\(max(difference.expectedSize.width, difference.actualSize.width)),\"height\":"
        + "\(max(difference.expectedSize.height, difference.actualSize.height)),"
        + "\"diffCount\":\(difference.differingPixels),"
        + "\"diffPercentage\":\(JSONText.number(100 * difference.differingRatio))}"
    }
    return "{" + (lists + paths).joined(separator: ",")
      + ",\"diffDetails\":{\(numbers.joined(separator: ","))}}\n"
  }
}
