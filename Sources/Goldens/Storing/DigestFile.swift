import FileAccess
import ImageDecoding
import PictureComparison
import PlainText

/// The digests of a config's goldens as text: a line a case, by name, and the machines that drew
/// them.
///
///     maquette digests 1
///     case 6b86…d0 780x1424 3f2a91c07d4e cards
///     case 19c3…71 780x1424 3f2a91c07d4e cards.dark
///     machine 3f2a91c07d4e Drawn with: cairo 1.16.0, pixman 0.42.2
///
/// Each line is independent, so that changes of different cases merge. Cases that one machine drew
/// with the same fonts share its lines.
package struct DigestFile: Hashable, Sendable {
  /// The digests by the names of their cases.
  var cases: [String: PictureDigest] = [:]

  private static let head = "maquette digests 1"

  init() {}

  /// Reads a file's text.
  ///
  /// - Parameter mergesConflicts: True to read the lines of both sides of a merge's conflict; of a
  ///   case in both, the later line.
  /// - Throws: `UnreadableDigests` at the first line that `text` would not write.
  package init(_ text: String, mergesConflicts: Bool = false) throws(UnreadableDigests) {
    var machineOfCase: [(name: String, machine: String)] = []
    var machines: [String: [(keyword: String, text: String)]] = [:]
    var facts: Set<Substring> = []
    // In a conflict of three parts, the middle one is the common base.
    var isBase = false
    // By bytes: as characters, a carriage return and the line feed after it are one.
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.map(Substring.init).enumerated() {
      let number = index + 1
      guard line.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
        throw UnreadableDigests(line: number, "a control character")
      }
      guard number > 1 else {
        guard line == Self.head else { throw UnreadableDigests(line: 1, "expected '\(Self.head)'") }
        continue
      }
      let kind = line.prefix { $0 != " " }
      switch kind {
      case "<<<<<<<", "|||||||", "=======", ">>>>>>>":
        guard mergesConflicts else { throw UnreadableDigests(conflictIn: number) }
        isBase = kind == "|||||||"
      case _ where isBase: break
      case "":
        guard line.isEmpty else { throw UnreadableDigests(line: number, "unknown line") }
      case "case":
        let (digest, machine, name) = try Self.golden(line, number)
        guard cases.updateValue(digest, forKey: name) == nil || mergesConflicts else {
          throw UnreadableDigests(line: number, "a second digest of '\(oneLine(name))'")
        }
        machineOfCase.append((name, machine))
      case "machine":
        let (machine, keyword, text) = try Self.fact(line, number)
        // A merge may repeat a line that is on both sides.
        if facts.insert(line).inserted { machines[machine, default: []].append((keyword, text)) }
      default: throw UnreadableDigests(line: number, "unknown line")
      }
    }
    for (name, machine) in machineOfCase {
      cases[name]?.machine = Self.chunks(of: machines[machine, default: []])
    }
  }

  /// Returns the texts of the given lines, in the order of their first lines.
  private static func chunks(of lines: [(keyword: String, text: String)]) -> [PNGTextChunk] {
    lines.reduce(into: []) { chunks, line in
      if let last = chunks.last, last.keyword == line.keyword {
        chunks.removeLast()
        chunks.append(
          PNGTextChunk(keyword: line.keyword, text: last.text + "\n" + line.text))
      } else {
        chunks.append(PNGTextChunk(keyword: line.keyword, text: line.text))
      }
    }
  }

  /// The text; its last line ends with a line feed.
  package var text: String {
    var machines: [String: [String]] = [:]
    var lines = [Self.head]
    for (name, digest) in cases.sorted(by: { $0.key < $1.key }) {
      let facts = digest.machine.flatMap { chunk in
        chunk.text.split(separator: "\n").map { "\(chunk.keyword): \($0)" }
      }
      let machine = String(sha256(Array(facts.joined(separator: "\n").utf8)).prefix(12))
      machines[machine] = facts
      lines.append(
        "case \(digest.pixels) \(digest.size.width)x\(digest.size.height) \(machine) \(name)")
    }
    for (machine, facts) in machines.sorted(by: { $0.key < $1.key }) {
      lines += facts.map { "machine \(machine) \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Parses a line `case DIGEST WIDTHxHEIGHT MACHINE NAME`.
  private static func golden(
    _ line: Substring, _ number: Int
  ) throws(UnreadableDigests) -> (PictureDigest, machine: String, name: String) {
    let words = line.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
    let sides = words.count == 5 ? words[2].split(separator: "x") : []
    guard sides.count == 2, let width = Int32(sides[0]), let height = Int32(sides[1]), width > 0,
      height > 0, words[1].utf8.count == 32, !words[4].isEmpty
    else {
      throw UnreadableDigests(line: number, "expected a digest, a size, a machine and a name")
    }
    // The name becomes a part of paths, and the file may be part of a stranger's change.
    guard isInside(String(words[4])), !words[4].contains("/") else {
      throw UnreadableDigests(
        line: number, "'\(oneLine(String(words[4])))' is not the name of a golden")
    }
    return (
      PictureDigest(
        pixels: String(words[1]), size: PixelSize(width: Int(width), height: Int(height)),
        machine: []),
      String(words[3]), String(words[4])
    )
  }

  /// Parses a line `machine MACHINE KEYWORD: TEXT`.
  private static func fact(
    _ line: Substring, _ number: Int
  ) throws(UnreadableDigests) -> (machine: String, keyword: String, text: String) {
    let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count == 3, let colon = words[2].firstIndex(of: ":") else {
      throw UnreadableDigests(line: number, "expected a machine and a text")
    }
    let text = words[2][words[2].index(after: colon)...].drop { $0 == " " }
    return (String(words[1]), String(words[2][..<colon]), String(text))
  }
}

/// An error for a malformed file of digests.
package struct UnreadableDigests: Error, Hashable, CustomStringConvertible {
  /// The first line at fault, from 1 on.
  package var line: Int
  /// The problem with the line.
  package var reason: String

  /// Indicates whether a merge left two versions of some lines.
  var isConflict = false

  init(line: Int, _ reason: String) {
    self.line = line
    self.reason = reason
  }

  /// Creates the error for a line of a merge conflict.
  init(conflictIn line: Int) {
    self.init(line: line, "a conflict of a merge")
    isConflict = true
  }

  /// The line and its problem.
  package var description: String { "line \(line): \(reason)" }
}
