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
    expect(readBytes(path)?.starts(with: "maquette records 2\n".utf8), equals: true)
  }

  @Test(arguments: [0, 10, 19, 30, 40, 47, 52, 54, 60, 90])
  func `a damaged record is as if it were missing`(_ place: Int) throws {
    write("one", for: "a")
    write("two", for: "b")
    var bytes = try #require(readBytes(path))
    // Title: 19 bytes; each record: 16 of its key, 8 of its checksum, 8 of its length, and 4.
    expect(bytes.count, equals: 19 + 2 * 36)
    bytes[place] ^= 0x55
    try folder.write(bytes, to: "records")
    let read = [text(of: "a"), text(of: "b")]
    #expect([[nil, nil], [nil, "two"], ["one", nil], ["one", "two"]].contains(read))
    write("three", for: "c")
    expect(text(of: "c"), equals: "three")
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
    // Four records of 600 kB with their heads are more than twice the two that are not replaced.
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

  /// Writes records of 3,000 bytes, of which 350 are more than the 1 MiB that an index is written after.
  private func write(_ digit: Int, for numbers: some Sequence<Int>) {
    let file = RecordFile(path)
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

  @Test(arguments: [0, 17, 25, 49, 60, 65, 70, 77, 5000])
  func `a damaged index finds nothing wrong`(_ place: Int) throws {
    // Title: 17 bytes; 32 of its file, and 32 a record: 16 of its key, 8 each of its place and its length.
    write(1, for: 0..<1000)
    var index = try #require(readBytes(path + ".index"))
    expect(index.count, equals: 17 + 32 + 1000 * 32)
    index[place] ^= 0x55
    try folder.write(index, to: "records.index")
    let file = RecordFile(path)
    let digits = (0..<1000).map { digit(of: $0, in: file) }
    expect(digits.filter { $0 != 1 }.count <= 1, equals: true)
    // What is not found is recorded anew.
    write(1, for: (0..<1000).filter { digits[$0] == nil })
    let mended = RecordFile(path)
    expect((0..<1000).map { digit(of: $0, in: mended) }, equals: Array(repeating: 1, count: 1000))
  }

  @Test func `the index of another file is ignored`() throws {
    write(1, for: 0..<1000)
    let bytes = try #require(readBytes(path))
    write(2, for: 0..<1000)
    // A file of its own, at the same path.
    unlink(path)
    try folder.write(bytes, to: "records")
    let file = RecordFile(path)
    expect((0..<1000).map { digit(of: $0, in: file) }, equals: Array(repeating: 1, count: 1000))
  }

  @Test func `what a record is written with is read again`() {
    var writer = RecordWriter()
    writer.write(300)
    writer.write("häß\n")
    writer.write([RecordedRead(.kind, "/")])
    writer.write(UInt64.max)
    var reader = RecordReader(writer.bytes)
    expect(reader.number(), equals: 300)
    expect(reader.text(), equals: "häß\n")
    expect(reader.reads()?.map(\.answer), equals: ["folder"])
    expect(reader.number(), equals: UInt64.max)
    expect(reader.isAtEnd, equals: true)
  }
}
