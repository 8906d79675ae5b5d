import Glibc
import TestSupport
import Testing

@Suite struct InitTests {
  @Test func `a config is written and its path printed`() throws {
    let folder = try TemporaryFolder()
    let run = try runTool(["init"], in: folder.path)
    #expect(run.text == "maquette.yaml\n")
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(folder.names == ["maquette.yaml"])
  }

  @Test func `a file that is there is kept and reported`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "a.yaml")
    let run = try runTool(["init", "a.yaml"], in: folder.path)
    #expect(run.errors == "error: cannot write 'a.yaml': file exists\n")
    #expect(run.status == 2)
    #expect(readText(folder.file("a.yaml")) == "mine")
  }

  @Test func `a file that is there is replaced on demand`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "a.yaml")
    let run = try runTool(["init", "a.yaml", "--force"], in: folder.path)
    #expect(run.status == 0)
    #expect((readText(folder.file("a.yaml")) ?? "").hasPrefix("name: cards\n"))
  }

  @Test func `a dangling link is not written through`() throws {
    let folder = try TemporaryFolder()
    symlink(folder.file("elsewhere"), folder.file("a.yaml"))
    let run = try runTool(["init", "a.yaml"], in: folder.path)
    #expect(run.status == 2)
    #expect(folder.names == ["a.yaml"])
  }

  @Test func `a folder that is missing is reported`() throws {
    let folder = try TemporaryFolder()
    let run = try runTool(["init", "missing/a.yaml"], in: folder.path)
    #expect(run.errors == "error: cannot write 'missing/a.yaml': no such file or directory\n")
    #expect(run.status == 2)
  }
}
