import FileAccess
import PageServer

extension PageResponse {
  /// Returns a picture by its path in a folder; 404 if there is none.
  static func picture(_ path: String?, below folder: String) -> PageResponse {
    guard let path, let file = try? ConfinedFile(path, below: folder),
      file.byteCount <= longestFile, let bytes = try? file.read(upTo: file.byteCount)
    else { return .notFound }
    return PageResponse(contentType: "image/png", body: bytes)
  }

  /// Returns a style or a script by its name; 404 for any other.
  static func pageFile(_ name: String, _ files: [String: [UInt8]]) -> PageResponse {
    guard let bytes = files[name] else { return .notFound }
    let type = name.hasSuffix(".css") ? "text/css" : "text/javascript"
    return PageResponse(contentType: "\(type); charset=utf-8", body: bytes)
  }
}
