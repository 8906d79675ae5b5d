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
    let key = RecordKey(["machine", programPath ?? ""] + variables)
    // A library may have been put in front of the one that was used.
    let linked = mappedLibraries
    var reader = records.record(key).map(RecordReader.init)
    if var known = reader?.reads(), Set(linked).isSubset(of: known.map(\.question.path)) {
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

  private static func add(_ reads: [RecordedRead], _ key: RecordKey, to records: RecordFile) {
    var writer = RecordWriter()
    writer.write(reads)
    records.add(writer.bytes, for: key)
  }

  /// The path of the program that runs.
  private static var programPath: String? { realPath("/proc/self/exe") }

  /// Returns the files with their present states; nil if one cannot be read.
  private static func currentReads() -> [RecordedRead]? {
    let opened = libraries.compactMap { names in
      names.first { dlopen($0, RTLD_LAZY | RTLD_LOCAL) != nil }
    }
    guard let programPath else { return nil }
    let mapped = mappedLibraries
    // Links, which may lead elsewhere later.
    let links = opened.compactMap { name in
      mapped.first { lastName(of: $0).hasPrefix(name) }.map { "\(folder(of: $0))/\(name)" }
    }
    let fonts = FontCatalog().pinned.flatMap { $0.faces.map(\.file) }
    let patterns = ((try? names(inFolder: HyphenationPatterns.folder)) ?? [])
      .map { HyphenationPatterns.folder + "/" + $0 }
    let reads =
      [RecordedRead(.build, programPath)] + searchedPlaces
      + links.map { RecordedRead(.place, $0) } + mapped.map { RecordedRead(.build, $0) }
      + Set(fonts).sorted().map { RecordedRead(.head, $0) }
      + patterns.map { RecordedRead(.head, $0) } + listed.map { RecordedRead(.names, $0) }
    // A refusal that is not a missing file may end at any time.
    return reads.contains { $0.answer.hasPrefix("!") && !$0.isMissing } ? nil : reads
  }

  /// The folders whose names decide what is drawn: that of patterns, and that of what Poppler needs
  /// for fonts that a PDF does not have in it.
  private static let listed = [HyphenationPatterns.folder, "/usr/share/poppler/cMap"]

  /// The paths of the libraries that the process has so far, without links.
  private static var mappedLibraries: [String] {
    // `7f1c…-7f1d… r-xp 00000000 fe:01 1234    /usr/lib/libc.so.6`
    let maps = (try? readFile("/proc/self/maps")) ?? []
    var paths: Set<String> = []
    var latest: ArraySlice<UInt8> = []
    for line in maps.split(separator: UInt8(ascii: "\n")) {
      // The parts of a file follow each other.
      guard let slash = line.firstIndex(of: UInt8(ascii: "/")), line[slash...] != latest
      else { continue }
      latest = line[slash...]
      paths.insert(String(decoding: latest, as: UTF8.self))
    }
    return paths.filter { $0.contains(".so") }.sorted()
  }

  /// The list and the folders in which the system looks for libraries, besides its own folders.
  private static var searchedPlaces: [RecordedRead] {
    let named = getenv("LD_LIBRARY_PATH").map { String(cString: $0) } ?? ""
    let folders = named.split { $0 == ":" || $0 == ";" }.map(String.init)
    return [RecordedRead(.bytes, "/etc/ld.so.cache")]
      + Set(folders + [folder(of: programPath ?? "/")]).sorted().map { RecordedRead(.names, $0) }
  }

  private static func digest(of reads: [RecordedRead]) -> String {
    // A library may have another folder on another machine.
    let lines = reads.compactMap { read -> String? in
      let (kind, path) = (read.question.kind, read.question.path)
      guard [.build, .head].contains(kind) || listed.contains(path) else { return nil }
      return "\(kind) \(kind == .build ? lastName(of: path) : path) \(read.answer)"
    }
    return sha256(Array(lines.sorted().joined(separator: "\n").utf8))
  }
}
