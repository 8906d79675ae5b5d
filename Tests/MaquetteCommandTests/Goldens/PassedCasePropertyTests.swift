import Foundation
import TestSupport
import Testing

/// Whatever is done to the files of a config, to its goldens or to the options: what is known of
/// earlier runs never leads to another verdict or picture than drawing does.
@Suite(.waiting) struct PassedCasePropertyTests {
  /// The files of a config that reads all kinds of them.
  private static let files = [
    "screen.yaml": """
    include: parts/card.yaml
    fonts: [fonts]
    previews:
      - name: cards
        canvas: { width: 160, height: 200 }
        variants: { appearance: [light, dark] }
        view:
          vstack:
            - { text: Title, font: { family: Quicksand, size: 20 } }
            - hstack: [{ image: pictures/dot.png }, { image: pictures/wave.svg },
                { symbol: star.fill }, { symbol: pictures/own.svg }]
            - collection:
                layout: { grid: { columns: 2 } }
                items: { file: data/items.csv }
                cell: { card: { title: "${item.name}" } }
      - name: list
        canvas: { width: 160, height: 120 }
        view:
          collection:
            layout: { grid: { columns: 1 } }
            items: { file: data/list.json }
            cell:
              hstack: [{ image: "pictures/${item.picture}.png" }, { text: "${item.text}" }]

    """,
    "parts/card.yaml": """
    include: tokens.yaml
    components:
      card:
        parameters: { title: text }
        view: { text: "${title}", padding: card.gap, background: yellow }

    """,
    "parts/tokens.yaml": "tokens: { card.gap: 4 }\n",
    "data/items.csv": "name\nAmara\nBento\n",
    "data/list.json": #"[{"picture":"dot","text":"One"},{"picture":"other","text":"Two"}]"#,
    "pictures/wave.svg": Self.wave,
    "pictures/own.svg": Self.wave,
  ]
  private static let wave = """
    <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><path d="M0 8L8 0L16 8Z"/></svg>
    """
  private static let font = "/usr/share/fonts/truetype/quicksand/Quicksand-Regular.ttf"

  private let folder: TemporaryFolder
  private let original: [String: [UInt8]]

  init() throws {
    folder = try TemporaryFolder()
    for (name, text) in Self.files { try folder.write(text, to: name) }
    try folder.write(try #require(readBytes(Self.font)), to: "fonts/Quicksand.ttf")
    for (name, color) in [("dot", "red"), ("other", "blue")] {
      try folder.write(
        "canvas: { width: 8, height: 8, scale: 1, background: \(color) }\nisEmpty: true\n"
          + "view: spacer\n", to: "\(name).yaml")
      let run = try runTool(
        ["render", "\(name).yaml", "-o", "pictures/\(name).png"], in: folder.path)
      try #require(run.status == 0, "\(run.errors)")
      try FileManager.default.removeItem(atPath: folder.file("\(name).yaml"))
    }
    let run = try runTool(["test", "screen.yaml", "--update=all"], in: folder.path)
    try #require(run.status == 0, "\(run.errors)")
    original = Self.contents(of: folder)
  }

  private static func contents(of folder: TemporaryFolder) -> [String: [UInt8]] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    var contents: [String: [UInt8]] = [:]
    for name in names ?? [] where !name.hasPrefix(".maquette") {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: folder.file(name), isDirectory: &isFolder),
        !isFolder.boolValue
      {
        contents[name] = readBytes(folder.file(name))
      }
    }
    return contents
  }

  /// Returns the exit code, and the verdicts with their reasons.
  private func verdicts(_ arguments: [String]) throws -> [String] {
    let run = try runTool(
      ["test", "screen.yaml", "--results", ".maquette/r"] + arguments, in: folder.path,
      environment: ["CI": "true"])
    let results = readText(folder.file(".maquette/r/results.json")) ?? ""
    let lines = results.split(separator: "\n").map { line -> String in
      String(line).replacing(#/"milliseconds":[0-9.]+/#, with: "")
        .replacing(",\"unchanged\":true", with: "")
    }
    return ["\(run.status)", run.errors] + lines
  }

  /// Returns the pictures that `render` leaves in a folder; nil after an error.
  private func pictures(
    in output: String, _ arguments: [String] = []
  ) throws -> [String: [UInt8]]? {
    let run = try runTool(
      ["render", "screen.yaml", "-o", output, "-q"] + arguments, in: folder.path)
    guard run.status == 0 else { return nil }
    var pictures: [String: [UInt8]] = [:]
    for name in listFolder(folder.file(output)) {
      pictures[name] = readBytes(folder.file("\(output)/\(name)"))
    }
    return pictures
  }

  /// Does something to a file, or restores all of them; returns it in words.
  private func edit(_ random: inout SeededGenerator) throws -> String {
    let names = original.keys.sorted()
    let name = names[random.below(names.count)]
    let path = folder.file(name)
    let files = FileManager.default
    switch random.below(13) {
    case 0...2:
      for name in Self.contents(of: folder).keys where original[name] == nil {
        try files.removeItem(atPath: folder.file(name))
      }
      for (name, bytes) in original where readBytes(folder.file(name)) != bytes || isLink(name) {
        try? files.removeItem(atPath: folder.file(name))
        try folder.write(bytes, to: name)
      }
      return "restore all"
    case 3...4:
      guard var bytes = readBytes(path), !bytes.isEmpty else { return "nothing" }
      let place = random.below(bytes.count)
      bytes[place] ^= UInt8(1 << random.below(8))
      try folder.write(bytes, to: name)
      return "change byte \(place) of \(name)"
    case 5:
      guard let bytes = readBytes(path) else { return "nothing" }
      try folder.write(bytes + Array("\n".utf8), to: name)
      return "append to \(name)"
    case 6:
      try? files.removeItem(atPath: path)
      return "remove \(name)"
    case 7:
      // The same bytes, by another way.
      guard let bytes = readBytes(path), !isLink(name) else { return "nothing" }
      try folder.write(bytes, to: "elsewhere/\(name)")
      try files.removeItem(atPath: path)
      try files.createSymbolicLink(
        atPath: path, withDestinationPath: folder.file("elsewhere/\(name)"))
      return "make \(name) a link"
    case 8:
      let other = names[random.below(names.count)]
      guard let bytes = readBytes(folder.file(other)) else { return "nothing" }
      try folder.write(bytes, to: name)
      return "replace \(name) by \(other)"
    case 9:
      // What is looked for beside a picture, and was not there.
      let sharper = ["pictures/dot@2x.png", "pictures/other@3x.png", "pictures/wave@2x.svg"]
      let new = sharper[random.below(sharper.count)]
      try folder.write(try #require(original["pictures/dot.png"]), to: new)
      return "add \(new)"
    case 10:
      try folder.write(
        try #require(original["fonts/Quicksand.ttf"]), to: "fonts/More-\(random.below(2)).ttf")
      return "add a font"
    case 11:
      let text = readText(folder.file("data/items.csv")) ?? ""
      try folder.write(
        text.contains("Amara")
          ? text.replacing("Amara", with: "Ámara") : text.replacing("Ámara", with: "Amara"),
        to: "data/items.csv")
      return "change a name"
    default:
      try folder.write("maquette digests 1\n", to: "__Snapshots__/screen/digests.txt")
      return "add digests"
    }
  }

  private func isLink(_ name: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: folder.file(name))) != nil
  }

  @Test(arguments: testSeeds(11))
  func `no edit leads to another verdict or picture than drawing everything`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var edits: [String] = []
    let options = [
      [], [], [], ["--scale", "1"], ["--max-diff-pixels", "9"], ["--goldens", "hash"],
    ]
    _ = try verdicts([])
    for _ in 0..<8 {
      edits.append(try edit(&random))
      let arguments = options[random.below(options.count)]
      edits.append(arguments.joined(separator: " "))
      let known = try verdicts(arguments)
      let drawn = try verdicts(arguments + ["--no-cache"])
      guard known == drawn else {
        Issue.record(
          "seed \(seed), after \(edits): expected \(drawn), found \(known)")
        return
      }
      let kept = try pictures(in: ".maquette/kept")
      guard try kept == pictures(in: ".maquette/drawn", ["--no-cache"]) else {
        Issue.record("seed \(seed), after \(edits): other pictures than drawing all")
        return
      }
    }
  }
}
