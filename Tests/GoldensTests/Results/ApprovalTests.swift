import Glibc
import Goldens
import ImageDecoding
import PlainText
import TestSupport
import Testing

@Suite struct ApprovalTests {
  @Test(arguments: [
    ("Samples/__Snapshots__/cards/a.png", "Samples/__Snapshots__/cards", "a"),
    ("__Snapshots__/cards/a.dark.png", "__Snapshots__/cards", "a.dark"),
  ])
  func `a golden's path gives its place`(path: String, folder: String, name: String) {
    expect(GoldenPlace(ofPicture: path), equals: GoldenPlace(folder: folder, name: name))
  }

  @Test(arguments: [
    "", "a.png", "cards/a.png", "/tmp/__Snapshots__/cards/a.png",
    "../__Snapshots__/cards/a.png", "Samples/../__Snapshots__/cards/a.png",
    "__Snapshots__/../a.png", "__Snapshots__/cards/../../a.png", "__Snapshots__/a.png",
    "__Snapshots__/cards/deeper/a.png", "__Snapshots__/cards/a.sh", "__Snapshots__/cards/.png",
    "__Snapshots__/cards/.a.png", "__Snapshots__//a.png", "./__Snapshots__/cards/a.png",
    "__Snapshots__/cards/a.png/", "__Snapshots__/cards/a\0.png", "__snapshots__/cards/a.png",
  ])
  func `any other path is not a golden's`(path: String) {
    #expect(GoldenPlace(ofPicture: path) == nil)
    let result = CaseResult(suite: "s", name: "n", verdict: .changed, golden: path)
    #expect(throws: ApprovalError.noGoldensPlace(path)) {
      try Approval(of: ResultsFolder(path: "nowhere")).approve(result)
    }
  }

  /// The result of a case whose picture and text lie in a results folder.
  private func result(
    _ png: [UInt8], in folder: TemporaryFolder, digest: String? = nil
  ) throws -> CaseResult {
    let results = ResultsFolder(path: folder.path)
    let place = GoldenPlace(folder: "__Snapshots__/never-written", name: "a")
    let actual = try results.write(png, as: .actual, of: place)
    let layout = try results.write([], as: .layout, of: place)
    return CaseResult(
      suite: "s", name: "a", verdict: .changed, golden: place.picture,
      files: ResultFiles(
        actual: actual, layout: layout, actualDigest: digest ?? sha256(png),
        layoutDigest: sha256([])))
  }

  @Test func `a picture with another digest is not the one that the test wrote`() throws {
    let folder = try TemporaryFolder()
    let result = try result(
      solidPNG(width: 1, height: 1, gray: 0), in: folder, digest: sha256([]))
    #expect(throws: ApprovalError.changed(folder.file("never-written/a-actual.png"))) {
      try Approval(of: ResultsFolder(path: folder.path)).approve(result)
    }
  }

  @Test func `what is not a picture is refused, whatever its digest`() throws {
    let folder = try TemporaryFolder()
    let result = try result(Array("#!/bin/sh\n".utf8), in: folder)
    #expect(throws: ApprovalError.unreadable("never-written/a-actual.png", .notAPicture)) {
      try Approval(of: ResultsFolder(path: folder.path)).approve(result)
    }
  }

  @Test func `a picture is not taken through a link that leaves the results`() throws {
    let folder = try TemporaryFolder()
    let outside = try TemporaryFolder()
    var result = try result(solidPNG(width: 1, height: 1, gray: 0), in: outside)
    try #require(symlink(outside.path, folder.file("link")) == 0)
    result.files.actual = "link/never-written/a-actual.png"
    #expect(
      throws: ApprovalError.missing(folder.file("link/never-written/a-actual.png"))
    ) {
      try Approval(of: ResultsFolder(path: folder.path)).approve(result)
    }
  }

  @Test func `results without a picture of the case have nothing to approve`() throws {
    let result = CaseResult(
      suite: "s", name: "a", verdict: .failed, golden: "__Snapshots__/never-written/a.png")
    #expect(throws: ApprovalError.noPicture) {
      try Approval(of: ResultsFolder(path: "nowhere")).approve(result)
    }
  }
}
