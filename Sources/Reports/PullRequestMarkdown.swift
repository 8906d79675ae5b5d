import FileAccess
import Glibc
import ImageDecoding
package import PictureComparison
import PlainText

/// Changes as Markdown for a pull request: the sentences of each, and cut out of its pictures what
/// differs.
///
/// The text has at most `MarkdownReport.commentLimit` bytes, and a few pictures: what does not fit is
/// counted.
package struct PullRequestMarkdown {
  /// A change, or several equal ones.
  package struct Item {
    /// The case's or the preview's name.
    package var name: String
    /// How many others changed alike.
    package var others: Int
    /// What became of it, as in `changed`.
    package var change: String
    /// How it differs, a sentence each.
    package var sentences: [String]
    /// The pictures in reading order, each with its title and its path in the folder.
    package var pictures: [(title: String, path: String)]
    /// Where the pictures differ.
    package var boxes: [PixelRect]
    /// What readers wrote about it.
    package var comments: [ReaderComment]

    /// A change.
    package init(
      name: String, others: Int = 0, change: String, sentences: [String],
      pictures: [(title: String, path: String)], boxes: [PixelRect],
      comments: [ReaderComment] = []
    ) {
      self.name = name
      self.others = others
      self.change = change
      self.sentences = sentences
      self.pictures = pictures
      self.boxes = boxes
      self.comments = comments
    }
  }

  /// A text and the pictures that it shows.
  package struct Document {
    /// The Markdown; it ends with a line feed.
    package var text: String
    /// The PNG files, by their paths from the text's folder.
    package var pictures: [(path: String, png: [UInt8])]
  }

  private let title: String
  private let items: [Item]
  private let folder: String
  private let end: String?

  /// How many parts of pictures are shown in all, and of one change.
  private static let partLimit = 10
  private static let partsOfItem = 2
  private static let sentenceLimit = 7
  /// Bytes that are kept for the lines that count what is left out, and for the last one.
  private static let reserve = 800

  /// The Markdown for changes in their order.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - folder: The folder that pictures' paths are relative to.
  ///   - end: The last line, as Markdown; nil for none.
  package init(title: String, items: [Item], folder: String, end: String? = nil) {
    self.title = title
    self.items = items
    self.folder = folder
    self.end = end
  }

  /// The text and its pictures.
  ///
  /// - Parameters:
  ///   - pictureFolder: The folder of the pictures from the text's, as in `pr-pictures`.
  ///   - urlPrefix: What comes before the pictures' paths in the text; empty for paths relative to it.
  /// - Returns: The document. A picture that cannot be read is reported in its place.
  package func document(pictureFolder: String, urlPrefix: String = "") -> Document {
    let prefix = MarkdownText.address(urlPrefix)
    var document = Document(text: "### \(MarkdownText.inline(title))\n\n", pictures: [])
    var partCount = 0
    var shown = 0
    var withoutPictures = 0
    for (number, item) in items.enumerated() {
      let limit = min(Self.partLimit - partCount, Self.partsOfItem)
      let cut = cut(item, number: number + 1, limit: limit, in: pictureFolder, prefix: prefix)
      let text = words(of: item) + cut.text
      guard
        document.text.utf8.count + text.utf8.count + Self.reserve
          <= MarkdownReport.commentLimit
      else { break }
      document.text += text
      document.pictures += cut.pictures
      partCount += cut.partCount
      if limit == 0, !item.pictures.isEmpty { withoutPictures += 1 }
      shown += 1
    }
    if shown < items.count {
      document.text += "… and \(items.count - shown) more, which did not fit.\n\n"
    }
    if withoutPictures > 0 {
      document.text +=
        "… and the pictures of \(withoutPictures) more, which are not shown here.\n\n"
    }
    if let end { document.text += end + "\n" }
    return document
  }

  private func words(of item: Item) -> String {
    let others = item.others > 0 ? " and \(item.others) more" : ""
    var text = "#### \(MarkdownText.code(item.name))\(others): \(item.change)\n\n"
    for sentence in item.sentences.prefix(Self.sentenceLimit) {
      text += "- \(MarkdownText.inline(sentence))\n"
    }
    let rest = item.sentences.count - Self.sentenceLimit
    if rest > 0 { text += "- and \(rest) more\n" }
    if !item.comments.isEmpty { text += "\n" + item.comments.map(\.markdown).joined() }
    return text + (item.sentences.isEmpty && item.comments.isEmpty ? "" : "\n")
  }

  /// What a change's pictures show of it.
  private struct Cut {
    var text = ""
    var pictures: [(path: String, png: [UInt8])] = []
    var partCount = 0
  }

  private func cut(
    _ item: Item, number: Int, limit: Int, in pictureFolder: String, prefix: String
  ) -> Cut {
    var cut = Cut()
    guard limit > 0, !item.pictures.isEmpty else { return cut }
    do {
      let files = try item.pictures.map { picture in
        let file = try ConfinedFile(picture.path, below: folder)
        guard file.byteCount <= longestFile else {
          throw FileError("read", picture.path, code: EFBIG)
        }
        return (picture.title, try file.read(upTo: file.byteCount))
      }
      let sizes = files.compactMap { PNGDecoder.size(of: $0.1) }
      let size = PixelSize(
        width: sizes.map(\.width).max() ?? 1, height: sizes.map(\.height).max() ?? 1)
      let (parts, leftOut) = PictureCrops.parts(around: item.boxes, of: size, limit: limit)
      for (index, part) in parts.enumerated() {
        let crops = try files.compactMap { title, bytes in
          try PictureCrops.png(of: bytes, part: part).map { (title, $0) }
        }
        let images = crops.map { title, png in
          let path = "\(pictureFolder)/\(number)-\(index + 1)-\(title).png"
          cut.pictures.append((path, png))
          return MarkdownText.image(
            "\(title) of \(item.name)", url: prefix + percentEncoded(path))
        }
        cut.text += "| \(crops.map(\.0).joined(separator: " | ")) |\n"
        cut.text += "|\(String(repeating: "---|", count: images.count))\n"
        cut.text += "| \(images.joined(separator: " | ")) |\n\n"
      }
      cut.partCount = parts.count
      if leftOut > 0 { cut.text += "… and \(counted(leftOut, "more place")) that differ.\n\n" }
    } catch {
      return Cut(text: "The pictures are not there: \(MarkdownText.inline("\(error)")).\n\n")
    }
    return cut
  }
}
