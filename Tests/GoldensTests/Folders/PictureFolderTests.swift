import FileAccess
import Glibc
import Goldens
import TestSupport
import Testing

@Suite struct PictureFolderTests {
  @Test func `pictures are those with a picture's ending, in folders, too`() throws {
    let folder = try TemporaryFolder()
    for name in ["b.png", "a/c.JPG", "a.webp", "notes.txt", "png", ".hidden.png", ".git/d.png"] {
      try folder.write("", to: name)
    }
    try #require(PictureFolder(folder.path).pictures == ["a.webp", "a/c.JPG", "b.png"])
  }

  @Test func `a link to a picture is one, and a link to a folder is passed over`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.png")
    try #require(symlink("a.png", folder.file("b.png")) == 0)
    try #require(symlink(".", folder.file("loop")) == 0)
    try #require(PictureFolder(folder.path).pictures == ["a.png", "b.png"])
  }

  @Test func `a slash at a folder's end is not doubled`() throws {
    let folder = try TemporaryFolder()
    try #require(PictureFolder(folder.path + "/").file("a/b.png") == folder.file("a/b.png"))
  }

  @Test func `a folder that is not there is an error, unless it is expected to be missing`() {
    #expect(throws: FileError("read", "/nowhere/", code: ENOENT)) {
      try PictureFolder("/nowhere")
    }
    expect(PictureFolder(missing: "/nowhere").pictures, equals: [])
  }
}
