import FileAccess
import TestSupport
import Testing

/// All files that decide a picture are read through `FileAccess`, whose log records them: another
/// read would be missed, and a case passed over that does not pass.
@Suite struct ReadingLayerTests {
  /// The modules that load, place and draw, and the one that reads symbols.
  private static let modules = [
    "CairoRendering", "Catalogs", "CellViews", "CollectionLayouts", "ConfigLanguage",
    "ConfigRendering", "DisplayList", "ImageDecoding", "LayoutSnapshots", "LoadedLibraries",
    "LocaleFormats", "PNGEncoding", "PictureComparison", "Presentation", "PreviewConfig",
    "PreviewRendering", "SymbolDrawing", "TextShaping",
  ]

  /// The calls that read files or look for them.
  private static let calls = [
    "open(", "openat(", "fopen(", "fdopen(", "opendir(", "scandir(", "stat(", "lstat(", "fstatat(",
    "statx(", "access(", "faccessat(", "readlink(", "realpath(", "mmap(", "dlopen(",
    "LoadedLibrary(", "getenv(",
  ]

  /// The lines with such calls, with the reason why each needs no record.
  private static let known: [String: String] = [
    // The tool's libraries: `DrawingMachine.libraries` lists them.
    "ImageDecoding/SVG/VectorPicture.swift LoadedLibrary(": "librsvg",
    "ImageDecoding/WebPDecoder.swift LoadedLibrary(": "libwebp",
    "ImageDecoding/AVIFDecoder.swift LoadedLibrary(": "libavif",
    "ImageDecoding/Color/ColorConversion.swift LoadedLibrary(": "liblcms2",
    "ImageDecoding/PDF/PDFDocument.swift LoadedLibrary(": "libpoppler-glib",
    "LocaleFormats/ICULibrary.swift LoadedLibrary(": "libicui18n",
    "PNGEncoding/WebPEncoder.swift LoadedLibrary(": "libwebp",
    "TextShaping/HyphenLibrary.swift LoadedLibrary(": "libhyphen",
    "CairoRendering/Raster/PictureSources.swift LoadedLibrary(": "librsvg",
    "LoadedLibraries/LoadedLibrary.swift dlopen(": "those above",
    "PreviewRendering/DrawingMachine.swift dlopen(": "all of them",
    "PreviewRendering/DrawingMachine.swift getenv(": "where the system looks for libraries",
    // The pinned fonts, which `DrawingMachine` has, and a config's own, which are read before.
    "TextShaping/Fonts/FontFile.swift access(": "fonts",
    "TextShaping/Fonts/FontFile.swift stat(": "fonts",
    "TextShaping/Fonts/FontFile.swift open(": "fonts",
    "TextShaping/Fonts/FontFile.swift fopen(": "fonts",
    // For the words of a refusal: such a config does not pass.
    "PreviewConfig/Loaders/PathSandbox.swift readlink(": "a link out of the folder",
  ]

  private static func swiftFiles(below folder: String) throws -> [String] {
    try names(inFolder: folder).flatMap { name -> [String] in
      let path = folder + "/" + name
      if isFolder(path) { return try swiftFiles(below: path) }
      return name.hasSuffix(".swift") ? [path] : []
    }
  }

  @Test func `no module that draws reads files past the layer that records them`() throws {
    let sources = repository + "/Sources"
    var found: Set<String> = []
    for module in Self.modules {
      let files = try Self.swiftFiles(below: sources + "/" + module)
      #expect(!files.isEmpty, "no file in \(module)")
      for file in files {
        let lines = (readText(file) ?? "").split(separator: "\n")
        for line in lines.map({ $0.drop { $0 == " " } }) where !line.hasPrefix("//") {
          for call in Self.calls where line.containsCall(call) {
            found.insert("\(file.dropFirst(sources.count + 1)) \(call)")
          }
        }
      }
    }
    expect(found.subtracting(Self.known.keys).sorted(), equals: [])
    expect(Set(Self.known.keys).subtracting(found).sorted(), equals: [])
  }
}

extension Substring {
  /// Returns whether a line of code calls a C function, and not a method or another function whose
  /// name ends alike.
  fileprivate func containsCall(_ call: String) -> Bool {
    for range in ranges(of: call) {
      let before = self[..<range.lowerBound].last
      let isName = before.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ?? false
      // `stat()` makes an empty status.
      let isEmpty = self[range.upperBound...].hasPrefix(")")
      // A method of this name is declared, or a case of an enumeration.
      let isDeclared = ["func ", "case "].contains { self[..<range.lowerBound].hasSuffix($0) }
      if !isName, !isEmpty, !isDeclared { return true }
    }
    return false
  }
}
