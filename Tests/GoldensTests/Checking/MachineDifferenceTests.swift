import Goldens
import ImageDecoding
import TestSupport
import Testing

@Suite struct MachineDifferenceTests {
  private func chunks(
    software: String = "maquette 0.1.0", libraries: String = "cairo 1.16.0, FreeType 2.12.1",
    fonts: String? = "Inter Regular a1b2c3d4e5f6a7b8\nInter Semi Bold 0011223344556677"
  ) -> [PNGTextChunk] {
    [
      PNGTextChunk(keyword: "Software", text: software),
      PNGTextChunk(keyword: "Drawn with", text: libraries),
    ] + (fonts.map { [PNGTextChunk(keyword: "Fonts", text: $0)] } ?? [])
  }

  @Test func `the same libraries and fonts do not differ`() {
    expect(machineDifferences(expected: chunks(), actual: chunks()), equals: [])
  }

  @Test func `a library of another version is named with both`() {
    expect(
      machineDifferences(
        expected: chunks(), actual: chunks(libraries: "cairo 1.18.2, FreeType 2.12.1")),
      equals: ["cairo 1.16.0 drew the golden, 1.18.2 this picture"])
  }

  @Test func `a library that only one machine has is named`() {
    expect(
      machineDifferences(
        expected: chunks(), actual: chunks(libraries: "cairo 1.16.0, Skia 1")),
      equals: [
        "FreeType 2.12.1 drew the golden, and no FreeType this picture",
        "Skia 1 drew this picture, and no Skia the golden",
      ])
  }

  @Test func `a font of the same name from another file is named with both digests`() {
    expect(
      machineDifferences(
        expected: chunks(),
        actual: chunks(fonts: "Inter Regular a1b2c3d4e5f6a7b8\nInter Semi Bold ffeeddccbbaa9988")),
      equals: ["font Inter Semi Bold differs (digest 00112233… → ffeeddcc…)"])
  }

  @Test func `a font that only one picture uses is the drawing's difference`() {
    expect(machineDifferences(expected: chunks(), actual: chunks(fonts: nil)), equals: [])
  }

  @Test func `another Maquette is named before all libraries`() {
    expect(
      machineDifferences(
        expected: chunks(software: "maquette 0.2.0"),
        actual: chunks(software: "maquette 0.2.1", libraries: "cairo 1.18.2, FreeType 2.12.1")),
      equals: [
        "maquette 0.2.0 drew the golden, 0.2.1 this picture",
        "cairo 1.16.0 drew the golden, 1.18.2 this picture",
      ])
  }

  // 0.2.0 has the lines of iOS: 0.1.0 is before it, 0.2.0 is not, and 0.10.1 is after it.
  @Test func `a release that draws differently is named with what differs`() {
    let change =
      ": lines of text, spacings, lists, bars and symbols as iOS 18 has them"
    for (old, new, end) in [
      ("0.1.0", "0.2.0", change), ("0.1.0", "0.10.1", change), ("0.2.0", "0.10.1", ""),
      ("0.2.0", "0.1.0", ""),
    ] {
      expect(
        machineDifferences(
          expected: chunks(software: "maquette \(old)"),
          actual: chunks(software: "maquette \(new)")),
        equals: ["maquette \(old) drew the golden, \(new) this picture\(end)"])
    }
  }

  @Test func `a golden without versions was not drawn by Maquette`() {
    expect(
      machineDifferences(
        expected: [PNGTextChunk(keyword: "Software", text: "another")], actual: chunks()),
      equals: ["the golden names no versions: it was not drawn by Maquette"])
  }
}
