import Foundation
import TestSupport
import Testing

@Suite(.waiting) struct SchemaTests {
  @Test func `the samples' schema is the one that the tool prints`() throws {
    let run = try runTool(["schema"])
    expect(run.status, equals: 0)
    expect(readText(repository + "/Samples/maquette.schema.json"), equals: run.text)
  }

  @Test func `the reference in the documents is the one that the tool prints`() throws {
    let run = try runTool(["schema", "--reference"])
    expect(readText(repository + "/docs/config/reference.md"), equals: run.text)
  }
}
