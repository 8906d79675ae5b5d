import FileAccess
import Glibc
import ImageDecoding
package import PictureComparison
import PlainText

/// Changes as Markdown for a pull request: the sentences of each, and the differing parts of its
/// pictures.
///
/// The text has at most `MarkdownReport.commentLimit` bytes, and a few pictures. Comments take the
/// room that changes leave; those that do not fit are counted.
package struct PullRequestMarkdown {
  /// A change, or several equal ones.
  package struct Item {
    /// The case's or the preview's name.
    package var name: String
    /// The number of others that changed alike.
    package var others: Int
    /// The kind of change, as in `changed`.
    package var change: String
    /// The differences, a sentence each.
    package var sentences: [String]
    /// The pictures in reading order, each with its title and its path in the folder.
    package var pictures: [(title: String, path: String)]
    /// The places of the sentences, in their order; empty if they are not known.
    package var places: [PicturePlaces]
    /// The differences of the pictures, for a change without such places.
    package var boxes: [PixelRect]
    /// The readers' comments on it.
    package var comments: [ReaderComment]

    /// Creates a change.
    package init(
      name: String, others: Int = 0, change: String, sentences: [String],
      pictures: [(title: String, path: String)], places: [PicturePlaces] = [],
      boxes: [PixelRect], comments: [ReaderComment] = []
    ) {
      self.places = places
      self.name = name
      self.others = others
      self.change = change
      self.sentences = sentences
      self.pictures = pictures
      self.boxes = boxes
      self.comments = comments
    }
  }

  /// A text with its pictures.
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

  /// The largest number of parts of pictures in all, and of one change.
  private static let partLimit = 10
  private static let partsOfItem = 2
  private static let sentenceLimit = 7
  /// The largest number of bytes of the comments on one change: those on others need room, too.
  private static let commentBytes = 8192
  /// The title of the earlier picture.
  private static let earlierTitle = "before"
  /// The number of bytes reserved for the lines that count the omissions, and for the last one.
  private static let reserve = 800

  /// Creates the Markdown for changes in their order.
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

  /// Returns the text and its pictures.
  ///
  /// - Parameters:
  ///   - pictureFolder: The folder of the pictures from the text's, as in `pr-pictures`.
  ///   - urlPrefix: The prefix of the pictures' paths in the text; empty for paths relative to it.
  /// - Returns: The document. A picture that cannot be read is reported at its place.
  package func document(pictureFolder: String, urlPrefix: String = "") -> Document {
    let prefix = MarkdownText.address(urlPrefix)
    var document = Document(text: "### \(MarkdownText.inline(title))\n\n", pictures: [])
    var room = MarkdownReport.commentLimit - Self.reserve - document.text.utf8.count
    var shown: [(words: String, comments: [ReaderComment], cut: Cut)] = []
    var partCount = 0
    var withoutPictures = 0
    for (number, item) in items.enumerated() {
      let limit = min(Self.partLimit - partCount, Self.partsOfItem)
      let cut = cut(item, number: number + 1, limit: limit, in: pictureFolder, prefix: prefix)
      let words = words(of: item)
      let byteCount = words.utf8.count + cut.text.utf8.count
      guard byteCount <= room else { break }
      room -= byteCount
      shown.append((words, item.comments, cut))
      partCount += cut.partCount
      if limit == 0, !item.pictures.isEmpty { withoutPictures += 1 }
    }
    var omittedComments = 0
    for (words, comments, cut) in shown {
      let lines = lines(of: comments, room: min(room, Self.commentBytes))
      let text = lines.isEmpty ? "" : lines.joined() + "\n"
      room -= text.utf8.count
      omittedComments += comments.count - lines.count
      document.text += words + text + cut.text
      document.pictures += cut.pictures
    }
    if shown.count < items.count {
      document.text += "… and \(items.count - shown.count) more, which did not fit.\n\n"
    }
    if withoutPictures > 0 {
      document.text +=
        "… and the pictures of \(withoutPictures) more, which are not shown here.\n\n"
    }
    if omittedComments > 0 {
      document.text += "… and \(counted(omittedComments, "more comment")), which did not fit.\n\n"
    }
    if let end { document.text += end + "\n" }
    return document
  }

  /// Returns the first comments on a change, as far as there is room for them, in bytes.
  private func lines(of comments: [ReaderComment], room: Int) -> [String] {
    var lines: [String] = []
    // The empty line after them.
    var rest = room - 1
    for comment in comments {
      let line = comment.markdown
      rest -= line.utf8.count
      guard rest >= 0 else { break }
      lines.append(line)
    }
    return lines
  }

  private func words(of item: Item) -> String {
    let others = item.others > 0 ? " and \(item.others) more" : ""
    var text = "#### \(MarkdownText.code(item.name))\(others): \(item.change)\n\n"
    for sentence in item.sentences.prefix(Self.sentenceLimit) {
      text += "- \(MarkdownText.inline(sentence))\n"
    }
    let rest = item.sentences.count - Self.sentenceLimit
    if rest > 0 { text += "- and \(rest) more\n" }
    return text + (item.sentences.isEmpty ? "" : "\n")
  }

  /// The parts of a change's pictures.
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
        return (title: picture.title, bytes: try file.read(upTo: file.byteCount))
      }
      let sizes = files.compactMap { PNGDecoder.size(of: $0.bytes) }
      let size = PixelSize(
        width: sizes.map(\.width).max() ?? 1, height: sizes.map(\.height).max() ?? 1)
      let places = item.places.prefix(Self.sentenceLimit).filter { !$0.isEmpty }
      let (parts, leftOut) =
        places.isEmpty
        ? PictureCrops.parts(around: item.boxes, of: size, limit: limit)
        : PictureCrops.parts(of: places, in: size, limit: limit)
      // The pictures of each part.
      var rows = parts.map { _ in [(title: String, png: [UInt8])]() }
      for (title, bytes) in files {
        do {
          let shown = parts.map { title == Self.earlierTitle ? $0.before : $0.after }
          for (index, png) in try PictureCrops.pngs(of: bytes, parts: shown).enumerated() {
            if let png { rows[index].append((title, png)) }
          }
        } catch let error as PictureError {
          cut.text += "The picture \(title) is not shown: \(MarkdownText.inline("\(error)")).\n\n"
        }
      }
      for (index, row) in rows.enumerated() where !row.isEmpty {
        let images = row.map { title, png in
          let path = "\(pictureFolder)/\(number)-\(index + 1)-\(title).png"
          cut.pictures.append((path, png))
          return MarkdownText.image(
            "\(title) of \(item.name)", url: prefix + percentEncoded(path))
        }
        cut.text += "| \(row.map(\.title).joined(separator: " | ")) |\n"
        cut.text += "|\(String(repeating: "---|", count: images.count))\n"
        cut.text += "| \(images.joined(separator: " | ")) |\n\n"
      }
      cut.partCount = parts.count
      if leftOut > 0 {
        cut.text +=
          "… and \(counted(leftOut, "more place")) that \(leftOut == 1 ? "differs" : "differ").\n\n"
      }
    } catch {
      return Cut(text: "The pictures are not there: \(MarkdownText.inline("\(error)")).\n\n")
    }
    return cut
  }
}
