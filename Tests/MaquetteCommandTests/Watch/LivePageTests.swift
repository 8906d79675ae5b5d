#if LivePreview
import Foundation
import TestSupport
import Testing

/// The page of `maquette watch` in a browser.
@Suite(.waiting) struct LivePageTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `the page passes its checks`() async throws {
    try copySamples("adaptive-waterfall", "color-cards")
    let edited = try folder.write(
      """
      name: edited
      canvas: { width: 200, height: 120, scale: 1 }
      let: { title: Edited }
      view: { text: "${title}", padding: 20 }

      """, to: "edited.yaml")
    let watch = try await RunningWatch(["."], in: folder)
    let run = try await onThread {
      try runPython("Tests/Browser/live_page.py", [watch.address, "--edit", edited])
    }
    expect(failures(run), equals: [])
    #expect(run.text.contains("ok axe-finds-nothing\n"))
  }

  @Test func `samples are prototypes that mouse, touch and keys use`() async throws {
    try copySamples("aspect-grid", "city-guide", "github-users", "infinite-banners")
    let watch = try await RunningWatch(["."], in: folder)
    let run = try await onThread {
      try runPython("Tests/Browser/live_prototypes.py", [watch.address])
    }
    expect(failures(run), equals: [])
    // The script's last check.
    #expect(run.text.contains("ok a-shelf-follows-a-finger\n"))
  }

  @Test func `each edit is seen, whatever program makes it`() async throws {
    let run = try await onThread { [folder] in
      try runPython("Tests/Browser/live_edits.py", [toolPath, folder.path, "60"])
    }
    #expect(run.text == "{\"edits\": 60, \"missed\": [], \"faults\": []}\n", "\(run.errors)")
  }

  /// Copies samples with their data into the folder.
  private func copySamples(_ names: String...) throws {
    for name in names.map({ $0 + ".yaml" }) + ["data", "banners"] {
      let copy = try runProgram("cp", ["-r", "\(repository)/Samples/\(name)", folder.path])
      try #require(copy.status == 0, "\(copy.errors)")
    }
  }

  /// The lines of checks that failed, and what the script printed to standard error.
  private func failures(_ run: ToolRun) -> [String] {
    let lines = run.text.split(separator: "\n").filter { !$0.hasPrefix("ok ") }
    return lines.map(String.init) + (run.errors.isEmpty ? [] : [run.errors])
  }
}
#endif
