import FileAccess
import Goldens
import LayoutSnapshots
import TestSupport
import Testing

@Suite struct DamagedGoldenTests {
  private let folder: TemporaryFolder
  private let place: GoldenPlace
  private let golden: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    place = GoldenPlace(folder: folder.file("__Snapshots__/cards"), name: "a")
    golden = try solidPNG(width: 2, height: 1, gray: 20, text: [("Drawn with", "cairo 1.16.0")])
  }

  private func verdict(of bytes: [UInt8]) throws -> Verdict {
    try AtomicFile.write(bytes, to: place.picture)
    // The same pixels, in a file of other bytes: the golden is judged by its digest or its pixels.
    let drawn = DrawnCase(
      suite: "cards.yaml", name: "a",
      png: try solidPNG(
        width: 2, height: 1, gray: 20, text: [("Drawn with", "cairo 1.18.0")]),
      layout: LayoutSnapshot(text: ""), scale: 1)
    return GoldenCheck(update: .none, results: nil).check(drawn, at: place).verdict
  }

  @Test func `no single damaged bit of a golden passes`() throws {
    try makeFolder(place.folder)
    try #require(verdict(of: golden) == .passed)
    var passed: [String] = []
    for byte in golden.indices {
      for bit in 0..<8 {
        var bytes = golden
        bytes[byte] ^= 1 << bit
        if try verdict(of: bytes) != .unreadable { passed.append("\(byte).\(bit)") }
      }
    }
    expect(passed, equals: [])
  }

  @Test func `the chunk that is damaged is named`() throws {
    try recordGolden(png: golden, layout: LayoutSnapshot(text: ""), at: place)
    // The lowest bit of the width: IHDR begins behind the signature, its length and its type.
    var bytes = golden
    bytes[19] ^= 1
    try AtomicFile.write(bytes, to: place.picture)
    let drawn = DrawnCase(
      suite: "cards.yaml", name: "a", png: golden, layout: LayoutSnapshot(text: ""), scale: 1)
    let result = GoldenCheck(update: .none, results: nil).check(drawn, at: place)
    expect(result.message, equals: "the picture is corrupt: the checksum of IHDR is wrong")
  }
}
