@_exported public import Foundation

/// A kind of file.
public struct UTType: Hashable, Sendable {
  /// The name, as in `public.image`.
  public let identifier: String

  /// Creates a kind of a name.
  public init?(_ identifier: String) {
    self.init(named: identifier)
  }

  private init(named identifier: String) {
    self.identifier = identifier
  }

  /// Creates a kind of an app's own.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(named: identifier)
  }

  /// Creates a kind of another app's.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(named: identifier)
  }

  /// Creates the kind of a file name's extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let known: [String: UTType] = [
      "png": .png, "jpg": .jpeg, "jpeg": .jpeg, "gif": .gif, "heic": .heic, "svg": .svg,
      "pdf": .pdf, "txt": .plainText, "json": .json, "xml": .xml, "html": .html,
      "csv": .commaSeparatedText,
      "zip": .zip, "mp3": .mp3, "mp4": .mpeg4Movie, "mov": .quickTimeMovie,
    ]
    guard let type = known[filenameExtension.lowercased()] else { return nil }
    self = type
  }

  /// Anything.
  public static let item = UTType(named: "public.item")
  /// The content of a file.
  public static let content = UTType(named: "public.content")
  /// Bytes.
  public static let data = UTType(named: "public.data")
  /// A folder.
  public static let folder = UTType(named: "public.folder")
  /// A picture.
  public static let image = UTType(named: "public.image")
  /// A picture of PNG's.
  public static let png = UTType(named: "public.png")
  /// A picture of JPEG's.
  public static let jpeg = UTType(named: "public.jpeg")
  /// A picture of GIF's.
  public static let gif = UTType(named: "com.compuserve.gif")
  /// A picture of HEIC's.
  public static let heic = UTType(named: "public.heic")
  /// A picture of shapes.
  public static let svg = UTType(named: "public.svg-image")
  /// Pages.
  public static let pdf = UTType(named: "com.adobe.pdf")
  /// A text.
  public static let text = UTType(named: "public.text")
  /// A text without looks.
  public static let plainText = UTType(named: "public.plain-text")
  /// A text in Unicode's eight bits.
  public static let utf8PlainText = UTType(named: "public.utf8-plain-text")
  /// A text of a program.
  public static let sourceCode = UTType(named: "public.source-code")
  /// JSON.
  public static let json = UTType(named: "public.json")
  /// XML.
  public static let xml = UTType(named: "public.xml")
  /// A web page.
  public static let html = UTType(named: "public.html")
  /// A table with commas.
  public static let commaSeparatedText = UTType(named: "public.comma-separated-values-text")
  /// An address.
  public static let url = UTType(named: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(named: "public.file-url")
  /// Files in one.
  public static let archive = UTType(named: "public.archive")
  /// Files in one, by ZIP.
  public static let zip = UTType(named: "public.zip-archive")
  /// A film or a sound.
  public static let audiovisualContent = UTType(named: "public.audiovisual-content")
  /// A film, with its sound if it has one.
  public static let movie = UTType(named: "public.movie")
  /// A film without a sound.
  public static let video = UTType(named: "public.video")
  /// A film of MPEG-4's.
  public static let mpeg4Movie = UTType(named: "public.mpeg-4")
  /// A film of QuickTime's.
  public static let quickTimeMovie = UTType(named: "com.apple.quicktime-movie")
  /// A sound.
  public static let audio = UTType(named: "public.audio")
  /// A sound of MP3's.
  public static let mp3 = UTType(named: "public.mp3")
}
