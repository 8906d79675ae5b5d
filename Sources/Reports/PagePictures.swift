import PNGEncoding

/// The pictures of a page's cases: the place of each, and the remaining room for pictures in the
/// page.
struct PagePictures {
  /// The folder that paths are relative to.
  private let folder: String
  /// Returns the address of a picture that stays in its file, by its path in the folder; nil for
  /// pictures in the page.
  private let address: ((String) -> String)?
  /// The encoder of pictures in the page; nil for PNG.
  private let webP: WebPEncoder?
  /// The number of bytes of pictures that the page still has room for.
  private var rest: Int
  /// The small parts that pictures share, for a page with few bytes.
  private var packed = PackedPictures()

  /// Creates the pictures in a folder.
  ///
  /// - Parameters:
  ///   - address: Returns the address of a picture that stays in its file; nil for pictures in the
  ///     page.
  /// - Throws: `MissingWebP` if WebP is requested and libwebp is not installed.
  init(
    _ pictures: ReportPictures, below folder: String, address: ((String) -> String)?
  ) throws {
    self.folder = folder
    self.address = address
    webP = pictures.place == .webp && address == nil ? try WebPEncoder.loaded() : nil
    rest = pictures.limit
  }

  /// Indicates whether the page is to have few bytes, which a script unpacks.
  var isCompact: Bool { webP != nil }

  /// Returns the pictures of a case, and a note for each that is missing or too large.
  ///
  /// - Parameter files: The sides with their titles and the paths in the folder; nil for a side
  ///   without a picture.
  mutating func panes(
    _ files: [(side: PictureViewer.Side, title: String, path: String?)]
  ) -> (panes: [PictureViewer.Pane], notes: [String]) {
    var panes: [PictureViewer.Pane] = []
    var notes: [String] = []
    var patch = webP.map { CompactPictures($0) }
    for (side, title, path) in files {
      guard let path else { continue }
      do {
        var pane = PictureViewer.Pane(
          side: side, title: title, picture: try ResultPicture(path, below: folder))
        if let address {
          pane.address = address(path)
        } else {
          try patch?.encode(&pane, &packed)
          let byteCount = pane.packed?.utf8.count ?? pane.picture.byteCount
          guard byteCount <= rest else {
            notes.append(
              "\(title): '\(path)' is left out, since the report already holds as many pictures as a "
                + "browser bears.")
            continue
          }
          rest -= byteCount
        }
        panes.append(pane)
      } catch {
        notes.append("\(title): \(error).")
      }
    }
    return (panes, notes)
  }
  /// Writes the parts of the pictures so far that the page does not have yet, if they are numerous
  /// enough.
  ///
  /// - Parameter isLast: True if no picture follows.
  mutating func writeParts(to writer: HTMLWriter, isLast: Bool = false) throws {
    guard let sheet = packed.sheet(isLast: isLast) else { return }
    try writer.write(sheet)
  }
}
