import FileAccess
import Goldens
import LayoutSnapshots

/// The layouts of a case, as far as the results folder has them.
struct CaseLayouts {
  /// The golden's layout; nil if there is none, or if it is not known.
  private(set) var before: LayoutSnapshot?
  private(set) var after: LayoutSnapshot?

  /// The bound of a text's length; longer texts are of screens with more parts than a reader points
  /// at.
  private static let longestText = 2 << 20

  /// Reads the layouts of a case; those that cannot be read are left out.
  init(_ result: CaseResult, folder: String) {
    guard let text = Self.text(result.files.layout, folder: folder) else { return }
    let layout = LayoutSnapshot(text: text)
    after = layout
    guard result.canvases != nil else { return }
    // Layouts without a difference are the same.
    guard let path = result.files.layoutDiff else {
      before = layout
      return
    }
    before = Self.text(path, folder: folder).flatMap(layout.reverting)
  }

  /// The regions that only moved, if both layouts are known.
  var moves: [MovedRegion] {
    guard let before, let after else { return [] }
    return after.movedRegions(since: before)
  }

  private static func text(_ path: String?, folder: String) -> String? {
    guard let path, let file = try? ConfinedFile(path, below: folder),
      file.byteCount <= longestText, let bytes = try? file.read(upTo: file.byteCount)
    else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }
}
