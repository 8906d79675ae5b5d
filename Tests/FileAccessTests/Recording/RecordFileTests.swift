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
    file.add(Array(text.utf8), for: key)
    file.save { _, _ in true }
  }

  private func text(of key: String) -> String? {
    RecordFile(path).record(key).map { String(decoding: $0, as: UTF8.self) }
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
      file.add(Array(key.utf8), for: key)
      file.save { _, _ in true }
    }
    expect(["a", "b"].map { file.record($0) }, equals: [[0x61], [0x62]])
  }

  @Test func `the records of two files that were open at once are all kept`() {
    let (first, second) = (RecordFile(path), RecordFile(path))
    first.add([1], for: "a")
    second.add([2], for: "b")
    first.save { _, _ in true }
    second.save { _, _ in true }
    let file = RecordFile(path)
    expect([file.record("a"), file.record("b")], equals: [[1], [2]])
  }

  @Test func `a file of another form is ignored, and replaced by the next record`() throws {
    try folder.write("something else", to: "records")
    expect(text(of: "a"), equals: nil)
    write("one", for: "a")
    expect(text(of: "a"), equals: "one")
    expect(readText(path)?.hasPrefix("maquette records 1\n"), equals: true)
  }

  @Test(arguments: [0, 10, 25, 60, 80]) func `a damaged record is as if it were missing`(
    _ place: Int
  ) throws {
    write("one", for: "a")
    write("two", for: "b")
    var bytes = try #require(readBytes(path))
    // Head: 19 bytes; each record: `a 0123456789abcdef 3`, 21 bytes with the line feed, and 4.
    bytes[place % bytes.count] ^= 0x55
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
    file.add(Array(digits(3).utf8), for: "b")
    file.save { key, _ in key == "b" }
    expect(text(of: "a"), equals: nil)
    expect(text(of: "b"), equals: digits(3))
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
