import FileAccess
import Glibc
import TestSupport
import Testing

@Suite struct ConfinedFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("0123456789", to: "results/a/b.txt")
    try folder.write("secret", to: "secret.txt")
  }

  private func text(_ path: String) throws -> String {
    let file = try ConfinedFile(path, below: folder.file("results"))
    return String(decoding: try file.read(upTo: 100), as: UTF8.self)
  }

  private func code(_ path: String) -> Int32? {
    do {
      _ = try text(path)
      return nil
    } catch {
      return (error as? FileError)?.code
    }
  }

  @Test func `a file is read piece by piece, to its end`() throws {
    let file = try ConfinedFile("a/b.txt", below: folder.file("results"))
    expect(file.byteCount, equals: 10)
    let pieces = try (0..<4).map { _ in String(decoding: try file.read(upTo: 4), as: UTF8.self) }
    expect(pieces, equals: ["0123", "4567", "89", ""])
  }

  @Test(arguments: [
    "../secret.txt", "a/../../secret.txt", "./a/b.txt", "/etc/passwd", "", "a//b.txt",
  ])
  func `a path that is not names between single slashes is refused`(path: String) {
    expect(code(path), equals: EACCES)
  }

  @Test func `a link to a file elsewhere is not followed`() {
    symlink("../secret.txt", folder.file("results/link.txt"))
    expect(code("link.txt"), equals: ELOOP)
  }

  @Test func `a link to a folder elsewhere is not followed`() {
    symlink("..", folder.file("results/up"))
    expect(code("up/secret.txt"), equals: ENOTDIR)
  }

  @Test func `a pipe is not a file, and is not waited for`() {
    mkfifo(folder.file("results/pipe"), 0o600)
    expect(code("pipe"), equals: EINVAL)
  }

  @Test func `a missing file is reported by its whole path`() {
    let expected = FileError("read", folder.file("results") + "/none.txt", code: ENOENT)
    #expect(throws: expected) { try text("none.txt") }
  }
}
