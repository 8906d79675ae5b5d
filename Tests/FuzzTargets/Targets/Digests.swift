import FileAccess
import Goldens

extension FuzzTarget {
  /// A folder's `digests.txt`.
  static let digests = FuzzTarget("digests") { input, _ in
    guard let text = String(validating: withLineFeeds(input), as: UTF8.self) else {
      return "not UTF-8"
    }
    let written = try DigestFile(text).text
    let again = try DigestFile(written).text
    precondition(written == again, "\(written) is read as \(again)")
    return written
  }
}
