import MaquetteTesting
import TestSupport
import Testing

@Suite struct AttachmentsFolderTests {
  @Test(arguments: [
    (["swift-test", "--attachments-path", "out"], "out"),
    (["swift-test", "--attachments-path=out/a b", "--parallel"], "out/a b"),
    (["swift-test", "--attachments-path", "a", "--attachments-path", "b"], "b"),
  ])
  func `the folder is the one that the tests were started with`(
    arguments: [String], expected: String
  ) {
    expect(AttachmentsFolder(startedWith: arguments)?.path, equals: expected)
  }

  @Test(arguments: [[], ["swift-test", "--parallel"], ["swift-test", "--attachments-path"]])
  func `without the option there is no folder`(arguments: [String]) {
    #expect(AttachmentsFolder(startedWith: arguments)?.path == nil)
  }

  @Test func `files get names that are free, and the reader is shown which`() throws {
    let folder = try TemporaryFolder()
    let attachments = AttachmentsFolder(path: folder.file("made"))
    let file = SnapshotOutcome.Attached(name: "cards-actual.png", bytes: [1])
    let other = SnapshotOutcome.Attached(name: "cards-actual.png", bytes: [2])
    let made = folder.file("made")
    expect(
      attachments.write([file, other]),
      equals: [
        "attached: \(made)/cards-actual.png", "attached: \(made)/cards-actual-2.png",
      ])
    expect(readBytes(made + "/cards-actual.png"), equals: [1])
    expect(readBytes(made + "/cards-actual-2.png"), equals: [2])
  }

  @Test func `a folder that cannot be made is reported with the reason`() {
    let attachments = AttachmentsFolder(path: "/dev/null/out")
    let file = SnapshotOutcome.Attached(name: "cards-actual.png", bytes: [1])
    expect(
      attachments.write([file]),
      equals: [
        "not attached: cannot make the folder '/dev/null/out': not a directory"
      ])
  }
}
