import LayoutEdits
import LayoutSnapshots
import PreviewConfig
import PreviewRendering
import TestSupport
import Testing
import TextShaping

/// The edits of a config, and their sentences with the proof.
struct ProvedEdits {
  let sentences: [String]

  /// Finds the edits between two configs.
  init(_ before: String, _ after: String) throws {
    let edits = try ScreenEdits(from: layoutText(of: before), to: layoutText(of: after))
    let folder = try TemporaryFolder()
    let config = try ConfigFile.load(
      bytes: Array(after.utf8), file: "test.yaml", directory: folder.path)
    let preview = try #require(config.previews.first)
    let proof = try edits.proof(in: preview, shaper: TextShaper(catalog: FontCatalog()))
    sentences = try edits.sentences(proof: proof).map(\.text)
  }
}

/// Edits of configs, with the proof that undoing them in the live tree gives the golden again.
@Suite struct KnownEditTests {
  /// The number of tabled changes of which nothing is left once the edits are taken back.
  ///
  /// The others have edits that no setter of the live tree takes back.
  private static let provedChanges = 285

  /// The changes of what is drawn and is not among the views: the canvas's own colour, and the label of a gauge.
  private static let unrecorded: Set = [
    "the canvas's colour", "a background that all of the screen has",
    "a gauge's value, and its label",
  ]

  @Test func `each tabled change has a sentence, and what no edit explains is what no view has`()
    throws
  {
    var silent: [String] = []
    var unexplained: Set<String> = []
    var proved = 0
    for change in KnownChangeTests.all {
      let edited = change.edits.reduce(change.config) { $0.replacing($1.0, with: $1.1) }
      let sentences = try ProvedEdits(change.config, edited).sentences
      if sentences.isEmpty { silent.append(change.testDescription) }
      if sentences.contains(where: { $0.contains("which no edit explains") }) {
        unexplained.insert(change.testDescription)
      } else if !sentences.contains(where: {
        $0.hasSuffix("moved or resized") || $0.hasSuffix("drawn differently")
      }) {
        proved += 1
      }
    }
    expect(silent, equals: [])
    expect(unexplained, equals: Self.unrecorded)
    #expect(proved >= Self.provedChanges)
  }

  /// A screen with a text at its end, and two edits of it at once.
  private static func pair(_ before: String, _ after: String) -> (String, String) {
    func screen(_ views: String) -> String {
      "canvas: { width: 300, height: 200 }\nview:\n  vstack:\n\(views)\n    - text: End\n"
    }
    return (screen(before), screen(after))
  }

  /// A control's value, and a drawing as large and in the colours of a part of the control.
  static let likenesses: [(views: (String, String), sentences: [String])] = [
    (
      pair(
        "    - toggle: false\n    - { capsule: , fill: secondarySystemFill, frame: { width: 51, height: 31 } }",
        "    - toggle: true\n    - { capsule: , fill: red, frame: { width: 51, height: 31 } }"),
      ["fill of the capsule secondarySystemFill → red", "value of the toggle off → on"]
    ),
    (
      pair(
        "    - progress: { value: 0 }\n    - zstack: [ { color: mint, frame: { height: 30 } }, { text: Tag } ]",
        "    - progress: { value: 0.5 }\n    - zstack: [ { color: mint, frame: { height: 30 } }, "
          + "{ rectangle: , fill: red, frame: { width: 40, height: 4 } }, { text: Tag } ]"),
      ["the rectangle added", "value of the progress 0 → 0.5"]
    ),
    (
      pair(
        "    - picker: { style: segmented, items: [One, Two], selected: 0 }\n    - { text: Two, font: body }",
        "    - picker: { style: segmented, items: [One, Two], selected: 1 }\n    - { text: Two, font: headline }"
      ),
      ["font of text 'Two' body → headline", "value of the picker One → Two"]
    ),
    (
      pair(
        "    - pageControl: { pages: 3, current: 0 }\n"
          + "    - { circle: , fill: red, frame: { width: 8, height: 8 }, opacity: 0.9 }",
        "    - pageControl: { pages: 3, current: 1 }\n"
          + "    - { circle: , fill: red, frame: { width: 8, height: 8 }, opacity: 0.3 }"),
      ["opacity of the circle 0.9 → 0.3", "value of the page control 0 → 1"]
    ),
  ]

  @Test(arguments: likenesses.indices)
  func `a drawing like a part of a control does not follow from the control`(row: Int) throws {
    let (views, sentences) = Self.likenesses[row]
    expect(try ProvedEdits(views.0, views.1).sentences.sorted(), equals: sentences)
  }

  @Test(arguments: EditedScreen.all.map(\.name))
  func `each value of a screen that changes alone has a sentence, and is explained`(
    name: String
  ) throws {
    let screen = try #require(EditedScreen.all.first { $0.name == name })
    let old = screen.places.map { _ in 0 }
    for place in screen.places.indices {
      var new = old
      new[place] = 1
      let sentences = try ProvedEdits(screen.config(old), screen.config(new)).sentences
      let unexplained = sentences.filter { $0.contains("which no edit explains") }
      #expect(!sentences.isEmpty, "\(screen.places[place].name)")
      #expect(unexplained.isEmpty, "\(screen.places[place].name): \(sentences)")
    }
    expect(try ProvedEdits(screen.config(old), screen.config(old)).sentences, equals: [])
  }

  @Test func `a redaction is one edit, whatever it draws`() throws {
    let (before, after) = Self.pair(
      "    - text: Hello", "    - { text: Hello, redacted: placeholder }")
    expect(
      try ProvedEdits(before, after).sentences,
      equals: ["redacted placeholder added to text 'Hello'"])
  }

  @Test func `what follows from an edit has no sentence`() throws {
    // The second text is lower, and the screen higher, by what the spacing grew.
    let screen =
      "canvas: { width: 300 }\nview: { vstack: { spacing: 8, children: [ { text: A }, { text: B } ] } }\n"
    expect(
      try ProvedEdits(screen, screen.replacing("spacing: 8", with: "spacing: 20")).sentences,
      equals: ["spacing of the vstack 8 → 20 pt"])
  }

  @Test func `an item that a new one pushes out of sight has no sentence`() throws {
    let list = """
      canvas: { width: 300, height: 100 }
      view: { collection: { layout: { list: {} }, items: [A, B, C, D, E, F, G], cell: { text: "${item}", frame: { height: 30 } } } }

      """
    expect(
      try ProvedEdits(list, list.replacing("A, B", with: "A, X, B")).sentences,
      equals: ["item 1 'X' inserted"])
  }
}
