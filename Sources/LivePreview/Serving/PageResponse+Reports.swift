import FileAccess
import Goldens
import PageServer
import PlainText
import Reports

extension PageResponse {
  /// A page of a report or a review.
  static func page(_ bytes: [UInt8]) -> PageResponse {
    PageResponse(contentType: "text/html; charset=utf-8", body: bytes)
  }

  /// A picture by its path in a folder; 404 for none.
  static func picture(_ path: String?, below folder: String) -> PageResponse {
    guard let path, let file = try? ConfinedFile(path, below: folder),
      file.byteCount <= longestFile, let bytes = try? file.read(upTo: file.byteCount)
    else { return .notFound }
    return PageResponse(contentType: "image/png", body: bytes)
  }

  /// A style or a script by its name; 404 for any other.
  static func pageFile(_ name: String, _ files: [String: [UInt8]]) -> PageResponse {
    guard let bytes = files[name] else { return .notFound }
    let type = name.hasSuffix(".css") ? "text/css" : "text/javascript"
    return PageResponse(contentType: "\(type); charset=utf-8", body: bytes)
  }
}

extension ResultsFolder {
  /// The report of the results as a page that a server sends.
  ///
  /// - Parameter comments: What readers wrote about cases.
  /// - Throws: `FileError`, and `Diagnostic` for results that are broken.
  func servedReport(
    version: String, folderName: String?, comments: [ReaderComment]
  ) throws -> [UInt8] {
    let reader = try ResultsFileReader(resultsPath)
    let stream = ResultStream(coverage: reader.coverage, facts: reader.facts) {
      try ResultsFile.read(resultsPath, take: $0)
    }
    let collected = CollectedBytes()
    try HTMLReport(folder: path, folderName: folderName, servedVersion: version, comments: comments)
      .write(stream) { collected.bytes += $0 }
    return collected.bytes
  }
}

/// What a writer has written so far.
final class CollectedBytes {
  var bytes: [UInt8] = []
}
