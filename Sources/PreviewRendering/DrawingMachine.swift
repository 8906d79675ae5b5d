package import FileAccess
import Glibc
import PlainText
import TextShaping

/// Everything that draws and is not of a project: the tool, the libraries that it is linked with or
/// opens on demand, the pinned fonts, and the patterns of hyphenation.
package enum DrawingMachine {
  /// The libraries that are opened on demand; of several versions, the first that is installed.
  package static let libraries: [[String]] = [
    ["librsvg-2.so.2"], ["libwebp.so.7"], ["liblcms2.so.2"], ["libhyphen.so.0"],
    ["libpoppler-glib.so.8"], ["libavif.so.15"],
    (72...99).map { (version: Int) -> String in "libicui18n.so.\(version)" },
  ]

  /// Returns a digest of all files, by which two machines that draw the same are recognised; nil
  /// if one of them cannot be read.
  ///
  /// - Parameter records: The states of the files when they were examined last: most of them are
  ///   recognised by these.
  package static func digest(_ records: RecordFile) -> String? {
    // Where the system looks for libraries.
    let variables = ["LD_LIBRARY_PATH", "LD_PRELOAD"].map { (name: String) -> String in
      getenv(name).map { String(cString: $0) } ?? ""
    }
    let key = String(
      sha256(Array((["machine", programPath ?? ""] + variables).joined(separator: "\0").utf8))
        .prefix(32))
    var reader = records.record(key).map(RecordReader.init)
    if var known = reader?.reads(), !known.isEmpty {
      var check = ReadCheck()
      let found = check.hold(&known)
      if found.isSame {
        if found.isRenewed { add(known, key, to: records) }
        return digest(of: known)
      }
    }
    guard let reads = currentReads() else { return nil }
    add(reads, key, to: records)
    return digest(of: reads)
  }

  private static func add(_ reads: [RecordedRead], _ key: String, to records: RecordFile) {
    var writer = RecordWriter()
    writer.write(reads)
    records.add(writer.bytes, for: key)
  }

  /// The path of the program that runs.
  private static var programPath: String? { realPath("/proc/self/exe") }

  /// Returns the files with their present states; nil if one cannot be read.
  private static func currentReads() -> [RecordedRead]? {
    for versions in libraries {
      for name in versions where dlopen(name, RTLD_LAZY | RTLD_LOCAL) != nil { break }
    }
    guard let programPath, let maps = try? readFile("/proc/self/maps") else { return nil }
    // `7f1c…-7f1d… r-xp 00000000 fe:01 1234    /usr/lib/libc.so.6`
    let mapped = Set(
      String(decoding: maps, as: UTF8.self).split(separator: "\n").compactMap { line in
        line.firstIndex(of: "/").map { String(line[$0...]) }
      }.filter { $0.contains(".so") })
    let fonts = FontCatalog().pinned.flatMap { $0.faces.map(\.file) }
    let folder = HyphenationPatterns.folder
    let patterns = ((try? names(inFolder: folder)) ?? []).map { folder + "/" + $0 }
    let reads =
      [RecordedRead(.build, programPath), RecordedRead(.bytes, linkerCache)]
      + mapped.sorted().map { RecordedRead(.build, $0) }
      + Set(fonts).sorted().map { RecordedRead(.head, $0) }
      + [RecordedRead(.names, folder)] + patterns.map { RecordedRead(.head, $0) }
    // A refusal that is not a missing file may end at any time.
    return reads.contains { $0.answer.hasPrefix("!") && !$0.isMissing } ? nil : reads
  }

  /// The list in which the system finds libraries.
  private static let linkerCache = "/etc/ld.so.cache"

  private static func digest(of reads: [RecordedRead]) -> String {
    // A library may have another folder on another machine.
    let lines = reads.filter { $0.question.path != linkerCache }.map { read in
      let path = read.question.path
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return "\(read.question.kind) \(read.question.kind == .build ? name : path) \(read.answer)"
    }
    return sha256(Array(lines.sorted().joined(separator: "\n").utf8))
  }
}
