import Catalogs
import Diagnostics
import DisplayList
import TestSupport
import Testing

struct FigmaVariablesTests {
  private func document(_ text: String) throws -> TokenDocument {
    try TokenDocument("v.json", files: memoryFiles(["v.json": text]))
  }

  /// The answer of the REST API for two collections: one of primitives, and one of two modes that names them.
  private let answer = """
    { "status": 200, "error": false, "meta": {
      "variables": {
        "V:1": { "id": "V:1", "name": "blue/500", "key": "k1", "variableCollectionId": "C:1", "resolvedType": "COLOR",
          "valuesByMode": { "1:0": { "r": 0.2, "g": 0.4, "b": 1, "a": 1 } }, "remote": false, "scopes": ["ALL_SCOPES"] },
        "V:2": { "id": "V:2", "name": "blue/700", "variableCollectionId": "C:1", "resolvedType": "COLOR",
          "valuesByMode": { "1:0": { "r": 0, "g": 0, "b": 0.4, "a": 0.5 } } },
        "V:3": { "id": "V:3", "name": "brand/primary", "variableCollectionId": "C:2", "resolvedType": "COLOR",
          "valuesByMode": { "2:0": { "type": "VARIABLE_ALIAS", "id": "V:1" }, "2:1": { "type": "VARIABLE_ALIAS", "id": "V:2" } } },
        "V:4": { "id": "V:4", "name": "space/gap", "variableCollectionId": "C:2", "resolvedType": "FLOAT",
          "valuesByMode": { "2:0": 8, "2:1": 12 } },
        "V:5": { "id": "V:5", "name": "greeting", "variableCollectionId": "C:2", "resolvedType": "STRING",
          "valuesByMode": { "2:0": "Hello", "2:1": "Hi" } },
        "V:6": { "id": "V:6", "name": "space", "variableCollectionId": "C:1", "resolvedType": "FLOAT",
          "valuesByMode": { "1:0": 4 } }
      },
      "variableCollections": {
        "C:1": { "id": "C:1", "name": "Primitives", "modes": [{ "modeId": "1:0", "name": "Mode 1" }], "defaultModeId": "1:0" },
        "C:2": { "id": "C:2", "name": "Theme", "modes": [{ "modeId": "2:0", "name": "Light" }, { "modeId": "2:1", "name": "Dark" }],
          "defaultModeId": "2:0" }
      } } }
    """

  @Test func `a collection of several modes is a modifier, and its variables follow it`() throws {
    let document = try document(answer)
    expect(document.modifiers.map(\.name), equals: ["Theme"])
    expect(document.modifiers.first?.contexts, equals: ["Light", "Dark"])
    expect(document.modifiers.first?.defaultContext, equals: "Light")
    let light = try document.tokens()
    expect(light.colors["brand.primary"], equals: RGBA(red: 0.2, green: 0.4, blue: 1))
    // A variable that is also a group is the group's root.
    expect(light.lengths["space.gap"], equals: 8)
    expect(light.lengths["space"], equals: 4)
    let dark = try document.tokens(in: ["Theme": "Dark"])
    expect(dark.colors["brand.primary"], equals: RGBA(red: 0, green: 0, blue: 0.4, alpha: 0.5))
    expect(dark.lengths["space.gap"], equals: 12)
    expect(dark.notices, equals: [])
  }

  @Test func `plug-ins write the objects in lists`() throws {
    let set = try document(
      """
      { "collections": [{ "id": "C", "name": "All", "modes": [{ "modeId": "m", "name": "Mode 1" }] }],
        "variables": [
          { "id": "A", "name": "a", "variableCollectionId": "C", "valuesByMode": { "m": { "r": 1, "g": 0, "b": 0 } } },
          { "id": "B", "name": "b.c", "variableCollectionId": "C", "valuesByMode": { "m": 2 } },
          { "id": "D", "name": "a", "variableCollectionId": "C", "valuesByMode": { "m": 3 } },
          { "id": "E", "name": "e", "variableCollectionId": "C", "valuesByMode": { "m": { "type": "VARIABLE_ALIAS", "id": "Z" } } }] }
      """
    ).tokens()
    expect(set.colors, equals: ["a": RGBA(hex: 0xFF0000)])
    // A point is between the names of tokens alone.
    expect(set.lengths, equals: ["b_c": 2])
    expect(
      set.notices.map(\.message),
      equals: [
        "several variables are named 'a'; the first is used",
        "the variable 'Z' is in another file, and is left out",
      ])
  }

  @Test(arguments: [
    (
      #""m": { "type": "VARIABLE_ALIAS", "id": "A" }"#, "the variable is made of itself"
    ),
    (#""m": { "r": 1, "g": 0 }"#, "expected a colour with the numbers 'r', 'g' and 'b'"),
  ])
  func `a wrong value is an error`(value: String, message: String) {
    let mistake = #expect(throws: Diagnostic.self) {
      try document(
        """
        { "variables": [{ "id": "A", "name": "a", "variableCollectionId": "C", "valuesByMode": { \(value) } }],
          "collections": [{ "id": "C", "name": "All", "modes": [{ "modeId": "m", "name": "Mode 1" }] }] }
        """
      ).tokens()
    }
    expect(mistake?.message, equals: message)
  }

  @Test func `a name has as many parts as tokens have groups`() {
    let name = String(repeating: "a/", count: 50_000) + "b"
    let mistake = #expect(throws: Diagnostic.self) {
      try document(
        """
        { "variables": [{ "id": "A", "name": "\(name)", "variableCollectionId": "C", "valuesByMode": { "m": 1 } }],
          "collections": [{ "id": "C", "name": "All", "modes": [{ "modeId": "m", "name": "Mode 1" }] }] }
        """
      ).tokens()
    }
    expect(mistake?.message, equals: "groups are nested more than 48 deep")
  }

  @Test func `types of Figma's own exports are not drawn`() throws {
    let set = try TokenDocument(
      "t.json",
      files: memoryFiles([
        "t.json": """
        { "label": { "$type": "string", "$value": "Hi" }, "on": { "$type": "boolean", "$value": true },
          "gap": { "$type": "number", "$value": 8, "$extensions": { "com.figma": { "scopes": ["GAP"] } } } }
        """
      ])
    ).tokens()
    expect(set.lengths, equals: ["gap": 8])
  }
}
