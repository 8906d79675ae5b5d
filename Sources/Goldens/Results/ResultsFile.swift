import FileAccess
import PlainText

/// The file with all results of a run: JSON with a case a line, so that neither writing nor reading
/// it holds more than one.
///
///     {"version":1,"software":"maquette 0.1.0","shard":null,"missing":[],"cases":[
///     {"suite":"Samples/cards.yaml","name":"cards","verdict":"passed",…},
///     {"suite":"Samples/cards.yaml","name":"cards.dark","verdict":"changed",…}
///     ]}
///
/// A run of one part of the cases names it, as in `"shard":"2/4"`. Joined results name the parts
/// that they lack, as in `"missing":["3/4"]`; files of earlier releases have no such list.
///
/// A file that may have been written anywhere by anyone is read: its contents are checked, and the
/// files it names are in the results folder.
package enum ResultsFile {
  /// The version of the format, which grows when readers of the old one would be misled.
  package static let version = 1

  /// The most bytes that a case may take; thousands of sentences take a small part of it.
  package static let longestLine = 16 << 20

  /// Reads a file's cases in their order.
  ///
  /// - Parameter take: Called for each case.
  /// - Throws: `FileError`; `Diagnostic` at the first line that is not as this release writes it;
  ///   what `take` throws.
  package static func read(_ path: String, take: (CaseResult) throws -> Void) throws {
    let reader = try ResultsFileReader(path)
    while let result = try reader.next() { try take(result) }
  }

  /// The first line.
  static func head(_ coverage: RunCoverage) -> String {
    let software = JSONText.string("maquette \(Release.version)")
    let part = JSONText.string(coverage.shard?.text)
    let missing = coverage.missing.map { JSONText.string($0.text) }.joined(separator: ",")
    return #"{"version":\#(version),"software":\#(software),"shard":\#(part),"#
      + #""missing":[\#(missing)],"cases":["#
  }

  /// The last line.
  static let end = Array("]}".utf8)
}
