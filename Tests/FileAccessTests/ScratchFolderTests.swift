import FileAccess
import Glibc
import TestSupport
import Testing

@Suite struct ScratchFolderTests {
  @Test func `a scratch folder is the user's alone`() throws {
    let folder = try ScratchFolder()
    var status = stat()
    expect(stat(folder.path, &status), equals: 0)
    expect(status.st_mode, equals: S_IFDIR | 0o700)
  }

  @Test func `a scratch folder goes with its value, and nothing that it links to`() throws {
    let other = try TemporaryFolder()
    try other.write("kept", to: "kept.txt")
    let path: String
    do {
      let folder = try ScratchFolder()
      path = folder.path
      try makeFolder(path + "/a/b")
      try AtomicFile.write([1], to: path + "/a/b/c")
      expect(symlink(other.file(""), path + "/a/link"), equals: 0)
    }
    #expect(access(path, F_OK) != 0)
    try #require(readFile(other.file("kept.txt")) == Array("kept".utf8))
  }

  @Test func `the folder of a killed process is removed by the next one, and a live one is not`()
    throws
  {
    // In the system's folder, other runs sweep too.
    let temporary = try TemporaryFolder()
    let parent = temporary.path
    let live = try ScratchFolder(in: parent)
    let killed = parent + "/maquette-scratch-killed"
    try makeFolder(killed + "/tree")
    for name in [".maquette-scratch", "tree/a.yaml"] {
      try AtomicFile.write([1], to: killed + "/" + name)
    }
    // Folders of that name in which no marker lies are not ours.
    let foreign = parent + "/maquette-scratch-foreign"
    try makeFolder(foreign)
    try AtomicFile.write([1], to: foreign + "/mine")

    let next = try ScratchFolder(in: parent)
    #expect(access(killed, F_OK) != 0)
    expect(access(live.path, F_OK), equals: 0)
    expect(access(next.path, F_OK), equals: 0)
    expect(access(foreign + "/mine", F_OK), equals: 0)
  }
}
