import FileAccess
import Glibc
import TestSupport
import Testing

@Suite struct RecordFileTests {
  private let folder: TemporaryFolder
  private var path: String { folder.file("records") }

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, for key: String) {
    let file = RecordFile(path)
    file.add(Array(text.utf8), for: RecordKey([key]))
    file.save { _ in true }
  }

  private func text(of key: String) -> String? {
    RecordFile(path).record(RecordKey([key])).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a record is read by its key, the latest of several`() {
    write("one\n1", for: "a")
    write("two", for: "b")
    write("three", for: "a")
    expect([text(of: "a"), text(of: "b"), text(of: "c")], equals: ["three", "two", nil])
  }

  @Test func `records of any length are read one by one`() {
    // Longer and shorter than the pieces of 256 KiB in which the file is searched.
    let texts = [3, 300_000, 1, 262_144, 0, 700_000, 5].enumerated().map { index, count in
      String(repeating: "\(index)", count: count)
    }
    for (index, text) in texts.enumerated() { write(text, for: "key-\(index)") }
    expect(texts.indices.map { text(of: "key-\($0)") }, equals: texts)
  }

  @Test func `a record is read by the process that wrote it`() {
    let file = RecordFile(path)
    for key in ["a", "b"] {
      file.add(Array(key.utf8), for: RecordKey([key]))
      file.save { _ in true }
    }
    expect(["a", "b"].map { file.record(RecordKey([$0])) }, equals: [[0x61], [0x62]])
  }

  @Test func `the records of two files that were open at once are all kept`() {
    let (first, second) = (RecordFile(path), RecordFile(path))
    first.add([1], for: RecordKey(["a"]))
    second.add([2], for: RecordKey(["b"]))
    first.save { _ in true }
    second.save { _ in true }
    let file = RecordFile(path)
    expect(["a", "b"].map { file.record(RecordKey([$0])) }, equals: [[1], [2]])
  }

  @Test func `a file of another form is ignored, and replaced by the next record`() throws {
    try folder.write("something else", to: "records")
    expect(text(of: "a"), equals: nil)
    write("one", for: "a")
    expect(text(of: "a"), equals: "one")
    expect(readBytes(path)?.starts(with: "maquette records 4\n".utf8), equals: true)
  }

  @Test func `a key is the first half of a SHA-256, as two numbers`() throws {
    write("one", for: "a")
    let bytes = try #require(readBytes(path))
    // The SHA-256 of "a" begins with ca978112ca1bbdca fac231b39a23dc4d.
    let high: [UInt8] = [0xCA, 0xBD, 0x1B, 0xCA, 0x12, 0x81, 0x97, 0xCA]
    let low: [UInt8] = [0x4D, 0xDC, 0x23, 0x9A, 0xB3, 0x31, 0xC2, 0xFA]
    expect(Array(bytes[51..<67]), equals: high + low)
  }

  // Title: 19 bytes; 32 of its mark and zeros; each record: 16 of its key, 8 of its checksum, 8 of
  // its length, 3 of a text and a line feed. The first begins at 51, the second at 87.
  static let damages: [(Int, String?, String?)] = [
    // The title.
    (0, nil, nil), (18, nil, nil),
    // The mark, which no index refers to, and zeros.
    (19, "one", "two"), (30, "one", "two"),
    // The first record's key, checksum and text; each leaves the second where it is.
    (51, nil, "two"), (66, nil, "two"), (67, nil, "two"), (74, nil, "two"), (83, nil, "two"),
    // Its length and its line feed, after which nothing is found.
    (75, nil, nil), (82, nil, nil), (86, nil, nil),
    // The second record.
    (87, "one", nil), (103, "one", nil), (111, "one", nil), (119, "one", nil), (122, "one", nil),
  ]

  @Test(arguments: RecordFileTests.damages)
  func `a damaged record is as if it were missing`(
    place: Int, first: String?, second: String?
  ) throws {
    write("one", for: "a")
    write("two", for: "b")
    var bytes = try #require(readBytes(path))
    expect(bytes.count, equals: 51 + 2 * 36)
    bytes[place] ^= 0x55
    try folder.write(bytes, to: "records")
    expect([text(of: "a"), text(of: "b")], equals: [first, second])
    write("three", for: "c")
    expect(
      [text(of: "a"), text(of: "b"), text(of: "c")], equals: [first, second, "three"])
  }

  @Test func `a damaged record is removed once`() throws {
    write("one", for: "a")
    write("two", for: "b")
    var bytes = try #require(readBytes(path))
    // The text of the first record.
    bytes[83] ^= 0x55
    try folder.write(bytes, to: "records")
    let file = RecordFile(path)
    expect(file.record(RecordKey(["a"])), equals: nil)
    file.save { _ in true }
    // The file's beginning and the second record.
    let replaced = try #require(readBytes(path))
    expect(replaced.count, equals: 51 + 36)
    expect(file.record(RecordKey(["a"])), equals: nil)
    file.add([3], for: RecordKey(["c"]))
    file.save { _ in true }
    // A file that is written anew has another mark.
    expect(readBytes(path)?.starts(with: replaced), equals: true)
    expect(file.record(RecordKey(["b"])), equals: Array("two".utf8))
    expect(file.record(RecordKey(["c"])), equals: [3])
  }

  @Test func `a record that was cut off is gone, and the next one is read`() throws {
    write("one", for: "a")
    write("two", for: "b")
    try folder.write(Array(try #require(readBytes(path)).dropLast(3)), to: "records")
    expect([text(of: "a"), text(of: "b")], equals: ["one", nil])
    write("three", for: "c")
    expect([text(of: "a"), text(of: "c")], equals: ["one", "three"])
  }

  @Test func `a file that is mostly replaced records becomes small, without what is of no use`() {
    // Four records of 600 kB with the file's beginning are more than twice the two that are not
    // replaced.
    func digits(_ digit: Int) -> String { String(repeating: "\(digit)", count: 600_000) }
    write(digits(1), for: "a")
    write(digits(1), for: "b")
    write(digits(2), for: "a")
    let file = RecordFile(path)
    file.add(Array(digits(3).utf8), for: RecordKey(["b"]))
    file.save { $0.first == UInt8(ascii: "3") }
    expect(text(of: "a"), equals: nil)
    expect(text(of: "b"), equals: digits(3))
  }

  @Test func `a process that has replaced the file finds what it adds`() {
    let file = RecordFile(path)
    // A round is 607 kB: after each but the first, half of more than 1 MiB was replaced.
    for digit in 1...4 {
      for number in 0..<200 { file.add(long(digit, number), for: RecordKey(["\(number)"])) }
      file.save { _ in true }
    }
    file.add([1], for: RecordKey(["new"]))
    file.save { _ in true }
    expect(file.record(RecordKey(["new"])), equals: [1])
    expect((0..<200).map { digit(of: $0, in: file) }, equals: Array(repeating: 4, count: 200))
    // 51 of the beginning; 200 records of 3,035 bytes and their numbers' 10 + 90 * 2 + 100 * 3
    // digits; and 34 of the new one.
    expect(readBytes(path)?.count, equals: 51 + 200 * 3035 + 490 + 34)
  }

  /// Writes records of 3,000 bytes, of which 350 are more than the 1 MiB that an index is written after.
  private func write(_ digit: Int, for numbers: some Sequence<Int>, to name: String = "records") {
    let file = RecordFile(folder.file(name))
    for number in numbers { file.add(long(digit, number), for: RecordKey(["\(number)"])) }
    file.save { _ in true }
  }

  private func long(_ digit: Int, _ number: Int) -> [UInt8] {
    Array("\(digit) \(number)".utf8) + [UInt8](repeating: 0x30, count: 3000)
  }

  private func digit(of number: Int, in file: RecordFile) -> Int? {
    let record = file.record(RecordKey(["\(number)"]))
    return (0...9).first { long($0, number) == record }
  }

  @Test func `records are found by the index of a long file, and those added since`() {
    write(1, for: 0..<1000)
    expect(fileExists(path + ".index"), equals: true)
    // A second index has the records of the first, and a third what 10 records replace after it.
    write(2, for: stride(from: 0, to: 1500, by: 3))
    write(3, for: 10..<20)
    let file = RecordFile(path)
    let digits = (0..<1500).map { digit(of: $0, in: file) }
    let wanted = (0..<1500).map { (10..<20) ~= $0 ? 3 : $0 % 3 == 0 ? 2 : $0 < 1000 ? 1 : nil }
    expect(digits, equals: wanted)
  }

  @Test func `an index is written anew after a sixteenth of its file`() {
    var indexed: Int? { readBytes(path + ".index").map { ($0.count - 17 - 32) / 32 } }
    // 51 + 6,000 * 3,035 and 22,890 digits of the numbers: 18,232,941, a sixteenth of which is
    // 1,139,558.
    write(1, for: 0..<6000)
    expect(indexed, equals: 6000)
    // 360 * 3,039 are 1,094,040, more than 1 MiB.
    write(1, for: 6000..<6360)
    expect(indexed, equals: 6000)
    // 380 * 3,039 are 1,154,820.
    write(1, for: 6360..<6380)
    expect(indexed, equals: 6380)
  }

  @Test func `a process writes no second index before there is more to find`() {
    let file = RecordFile(path)
    for number in 0..<1000 { file.add(long(1, number), for: RecordKey(["\(number)"])) }
    file.save { _ in true }
    expect(fileExists(path + ".index"), equals: true)
    unlink(path + ".index")
    file.add([1], for: RecordKey(["new"]))
    file.save { _ in true }
    expect(fileExists(path + ".index"), equals: false)
    expect(file.record(RecordKey(["new"])), equals: [1])
    expect((0..<1000).map { digit(of: $0, in: file) }, equals: Array(repeating: 1, count: 1000))
  }

  // Title: 17 bytes; 32 of its file's mark, its end and zeros; and 32 a record, from 49 on: 16 of
  // its key, 8 each of its place and its length.
  @Test(arguments: [
    // An index with another title, mark or end is that of another file; zeros are not read.
    (0, 0), (17, 0), (24, 0), (25, 0), (32, 0), (40, 0),
    // A record of another key is not found: the first one, and that which the search begins with.
    (49, 1), (56, 1), (57, 1), (64, 1), (49 + 500 * 32, 1),
    // A record that is not where it should be is searched for without the index.
    (65, 0), (72, 0), (73, 0), (80, 0), (49 + 154 * 32 + 23, 0),
  ])
  func `a damaged index finds nothing wrong`(place: Int, missing: Int) throws {
    write(1, for: 0..<1000)
    var index = try #require(readBytes(path + ".index"))
    expect(index.count, equals: 17 + 32 + 1000 * 32)
    index[place] ^= 0x55
    try folder.write(index, to: "records.index")
    let file = RecordFile(path)
    let digits = (0..<1000).map { digit(of: $0, in: file) }
    expect(digits.count(where: { $0 == nil }), equals: missing)
    expect(digits.count(where: { $0 == 1 }), equals: 1000 - missing)
    // What is not found is recorded anew.
    write(1, for: (0..<1000).filter { digits[$0] == nil })
    let mended = RecordFile(path)
    expect((0..<1000).map { digit(of: $0, in: mended) }, equals: Array(repeating: 1, count: 1000))
  }

  @Test func `a damaged index is replaced, and its file is not`() throws {
    write(1, for: 0..<1000)
    let records = readBytes(path)
    let index = try #require(readBytes(path + ".index"))
    var damaged = index
    // The place of the first record.
    damaged[65] ^= 0x55
    try folder.write(damaged, to: "records.index")
    let file = RecordFile(path)
    expect((0..<1000).map { digit(of: $0, in: file) }, equals: Array(repeating: 1, count: 1000))
    file.save { _ in true }
    expect(readBytes(path + ".index") == index, equals: true)
    expect(readBytes(path) == records, equals: true)
  }

  // The first record's key, which is not before the second's then, its place, and its length.
  @Test(arguments: [49 + 7, 49 + 23, 49 + 31])
  func `an index is not made from a damaged one`(_ place: Int) throws {
    write(1, for: 0..<1000)
    var index = try #require(readBytes(path + ".index"))
    index[place] ^= 0x80
    try folder.write(index, to: "records.index")
    write(2, for: 1000..<1500)
    expect(readBytes(path + ".index")?.count, equals: 17 + 32 + 1500 * 32)
    let file = RecordFile(path)
    expect((0..<1500).map { digit(of: $0, in: file) }, equals: (0..<1500).map { $0 < 1000 ? 1 : 2 })
  }

  @Test(arguments: [false, true])
  func `the index of another file is ignored`(isRemoved: Bool) throws {
    write(1, for: 100..<600)
    write(1, for: 600..<1000)
    // Of the same length, with records of the same keys at the same places, most of which are
    // replaced by those after them.
    write(2, for: 100..<600, to: "other")
    write(3, for: 100..<500, to: "other")
    let bytes = try #require(readBytes(folder.file("other")))
    expect(readBytes(path)?.count, equals: bytes.count)
    // Else it is written over, and has its number on the device still.
    if isRemoved { unlink(path) }
    try folder.write(bytes, to: "records")
    expect(fileExists(path + ".index"), equals: true)
    let file = RecordFile(path)
    expect(
      (100..<1000).map { digit(of: $0, in: file) },
      equals: (100..<1000).map { $0 < 500 ? 3 : $0 < 600 ? 2 : nil })
  }

  @Test func `what a record is written with is read again`() {
    var writer = RecordWriter()
    writer.write(300)
    writer.write("häß\n")
    writer.write([RecordedRead(.kind, "/")])
    let signature = FileSignature(settledAt: "/usr/bin/env")
    #expect(signature != nil)
    writer.write(signature)
    writer.write(UInt64.max)
    var reader = RecordReader(writer.bytes)
    expect(reader.number(), equals: 300)
    expect(reader.text(), equals: "häß\n")
    expect(reader.reads()?.map(\.answer), equals: ["folder"])
    expect(reader.signature(), equals: signature)
    expect(reader.number(), equals: UInt64.max)
    expect(reader.isAtEnd, equals: true)
  }
}
