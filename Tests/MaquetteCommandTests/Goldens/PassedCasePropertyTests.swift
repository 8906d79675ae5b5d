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
    assets: [Assets.xcassets, More.xcassets]
    strings: [Localizable.xcstrings, en.lproj/Extra.strings]
    tokens: resolver.json
    previews:
      - name: cards
        canvas: { width: 160, height: 260, locale: de }
        variants: { appearance: [light, dark] }
        view:
          vstack:
            - { text: Title, font: { family: Quicksand, size: 20 } }
            - text: { key: welcome }
              foregroundColor: Brand/Primary
            - text: { key: extra }
              padding: space.small
            - hstack: [{ image: pictures/dot.png }, { image: pictures/wave.svg },
                { symbol: star.fill }, { symbol: pictures/own.svg }, { image: hero }, { symbol: mark }]
            - collection:
                layout: { grid: { columns: 2 } }
                items: { file: data/items.csv }
                cell: { card: { title: "${item.name}" } }
      - name: list
        canvas: { width: 160, height: 200 }
        view:
          vstack:
            - collection:
                layout: { grid: { columns: 1 } }
                items: { file: data/list.json }
                cell:
                  hstack: [{ image: "pictures/${item.picture}.png" },
                    { symbol: "${item.symbol}" }, { text: "${item.text}" }]
            - collection:
                layout: { grid: { columns: 1 } }
                items: { file: rows }
                cell: { text: "${item.text}" }

    """,
    // Another config of the same files, which it reads after the first has read them.
    "second.yaml": """
    include: parts/card.yaml
    assets: Assets.xcassets
    view: { vstack: [{ card: { title: Other } }, { image: hero }, { symbol: star.fill }] }

    """,
    "shared/card.yaml": """
    include: tokens.yaml
    components:
      card:
        parameters: { title: text }
        view: { text: "${title}", padding: card.gap, background: yellow }

    """,
    "parts/tokens.yaml": "tokens: { card.gap: 4 }\n",
    "shared/tokens.yaml": "tokens: { card.gap: 5 }\n",
    "elsewhere/card.yaml": """
    components:
      card: { parameters: { title: text }, view: { text: "${title}", padding: 6 } }

    """,
    "data/items.csv": "name\nAmara\nBento\n",
    "data/list.json": #"""
    [{"picture":"dot","symbol":"star","text":"One"},{"picture":"other","symbol":"heart","text":"Two"}]
    """#,
    "resolver.json": #"""
    {"version":"2025.10","sets":{"base":{"sources":[{"$ref":"base.json"}]}},
    "resolutionOrder":[{"$ref":"#/sets/base"}]}
    """#,
    "base.json": #"""
    {"space":{"$type":"dimension","small":{"$value":{"value":4,"unit":"px"}}}}
    """#,
    "Localizable.xcstrings": #"""
    {"sourceLanguage":"en","version":"1.0","strings":{"welcome":{"localizations":{
    "en":{"stringUnit":{"state":"translated","value":"Welcome"}},
    "de":{"stringUnit":{"state":"translated","value":"Willkommen"}}}}}}
    """#,
    "en.lproj/Extra.strings": "\"extra\" = \"Extra\";\n",
    "de.lproj/Extra.strings": "\"extra\" = \"Mehr\";\n",
    "Assets.xcassets/Brand/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
    "Assets.xcassets/Brand/Primary.colorset/Contents.json": Self.color("0.9"),
    "Assets.xcassets/hero.imageset/Contents.json": #"""
    {"images":[{"idiom":"universal","scale":"1x"},
    {"idiom":"universal","scale":"2x","filename":"hero.png"},{"idiom":"universal","scale":"3x"}]}
    """#,
    "Assets.xcassets/mark.symbolset/Contents.json":
      #"{"symbols":[{"idiom":"universal","filename":"mark.svg"}]}"#,
    "Assets.xcassets/mark.symbolset/mark.svg": Self.wave,
    "Assets.xcassets/rows.dataset/Contents.json":
      #"{"data":[{"idiom":"universal","filename":"rows.json"}]}"#,
    "Assets.xcassets/rows.dataset/rows.json": #"[{"text":"Row"}]"#,
    "More.xcassets/other.colorset/Contents.json": Self.color("0.2"),
    "pictures/wave.svg": Self.wave,
    "pictures/own.svg": Self.wave,
  ]
  /// The included file that is a link, and where it may lead.
  private static let link = "parts/card.yaml"
  private static let linked = ["../shared/card.yaml", "../elsewhere/card.yaml"]

  /// Returns a colour set's `Contents.json`.
  private static func color(_ red: String) -> String {
    """
    {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
    {"red":"\(red)","green":"0.1","blue":"0.1","alpha":"1.000"}}}]}
    """
  }

  private static let wave = """
    <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><path d="M0 8L8 0L16 8Z"/></svg>
    """
  private static let font = "/usr/share/fonts/truetype/quicksand/Quicksand-Regular.ttf"

  private let folder: TemporaryFolder
  private let original: [String: [UInt8]]
  private let server: StoreServer

  init() throws {
    folder = try TemporaryFolder()
    server = try StoreServer()
    for (name, text) in Self.files { try folder.write(text, to: name) }
    try folder.write(try #require(readBytes(Self.font)), to: "fonts/Quicksand.ttf")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file(Self.link), withDestinationPath: Self.linked[0])
    for (name, color) in [("dot", "red"), ("other", "blue"), ("hero", "green")] {
      try folder.write(
        "canvas: { width: 8, height: 8, scale: 1, background: \(color) }\nisEmpty: true\n"
          + "view: spacer\n", to: "\(name).yaml")
      let run = try runTool(
        ["render", "\(name).yaml", "-o", "pictures/\(name).png"], in: folder.path)
      try #require(run.status == 0, "\(run.errors)")
      try FileManager.default.removeItem(atPath: folder.file("\(name).yaml"))
    }
    try folder.copy(
      folder.file("pictures/hero.png"), to: "Assets.xcassets/hero.imageset/hero.png")
    let run = try runTool(
      ["test", "screen.yaml", "second.yaml", "--update=all"], in: folder.path)
    try #require(run.status == 0, "\(run.errors)")
    original = Self.contents(of: folder).filter { $0.key != Self.link }
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
      ["test", "screen.yaml", "second.yaml", "--results", ".maquette/r"] + arguments,
      in: folder.path, environment: ["CI": "true"])
    let results = readText(folder.file(".maquette/r/results.json")) ?? ""
    let lines = results.split(separator: "\n").map { line -> String in
      String(line).replacing(#/"milliseconds":[0-9.]+/#, with: "")
        .replacing(",\"unchanged\":true", with: "")
    }
    let errors = run.errors.split(separator: "\n").filter { !$0.hasPrefix("note: the store ") }
    return ["\(run.status)"] + errors.map(String.init) + lines
  }

  /// Returns the pictures that `render` leaves in a folder; nil after an error.
  private func pictures(
    in output: String, _ arguments: [String] = []
  ) throws -> [String: [UInt8]]? {
    let run = try runTool(
      ["render", "screen.yaml", "second.yaml", "-o", output, "-q"] + arguments, in: folder.path)
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
    switch random.below(18) {
    case 0...4:
      for name in Self.contents(of: folder).keys where original[name] == nil {
        try files.removeItem(atPath: folder.file(name))
      }
      for (name, bytes) in original where readBytes(folder.file(name)) != bytes || isLink(name) {
        try? files.removeItem(atPath: folder.file(name))
        try folder.write(bytes, to: name)
      }
      try lead(to: Self.linked[0])
      return "restore all"
    case 5...6:
      guard var bytes = readBytes(path), !bytes.isEmpty else { return "nothing" }
      let place = random.below(bytes.count)
      bytes[place] ^= UInt8(1 << random.below(8))
      try folder.write(bytes, to: name)
      return "change byte \(place) of \(name)"
    case 7:
      guard let bytes = readBytes(path) else { return "nothing" }
      try folder.write(bytes + Array("\n".utf8), to: name)
      return "append to \(name)"
    case 8:
      try? files.removeItem(atPath: path)
      return "remove \(name)"
    case 9:
      // The same bytes, by another way.
      guard let bytes = readBytes(path), !isLink(name) else { return "nothing" }
      try folder.write(bytes, to: "elsewhere/\(name)")
      try files.removeItem(atPath: path)
      try files.createSymbolicLink(
        atPath: path, withDestinationPath: folder.file("elsewhere/\(name)"))
      return "make \(name) a link"
    case 10:
      let other = names[random.below(names.count)]
      guard let bytes = readBytes(folder.file(other)) else { return "nothing" }
      try folder.write(bytes, to: name)
      return "replace \(name) by \(other)"
    case 11:
      // What is looked for beside a picture, and was not there.
      let sharper = ["pictures/dot@2x.png", "pictures/other@3x.png", "pictures/wave@2x.svg"]
      let new = sharper[random.below(sharper.count)]
      try folder.write(try #require(original["pictures/dot.png"]), to: new)
      return "add \(new)"
    case 12:
      try folder.write(
        try #require(original["fonts/Quicksand.ttf"]), to: "fonts/More-\(random.below(2)).ttf")
      return "add a font"
    case 13:
      let text = readText(folder.file("data/items.csv")) ?? ""
      try folder.write(
        text.contains("Amara")
          ? text.replacing("Amara", with: "Ámara") : text.replacing("Ámara", with: "Amara"),
        to: "data/items.csv")
      return "change a name"
    case 14:
      let target = Self.linked[random.below(2)]
      try lead(to: target)
      return "lead the link to \(target)"
    case 15:
      // A name that another catalog, another group or another language would have.
      let new = [
        "Assets.xcassets/A/Brand/Primary.colorset", "Assets.xcassets/Other/hero.imageset",
        "More.xcassets/Brand/Primary.colorset", "More.xcassets/hero.imageset",
      ][random.below(4)]
      try folder.write(Self.color("0.5"), to: "\(new)/Contents.json")
      return "add \(new)"
    case 16:
      let new = ["de-AT", "Base", "fr", "DE"][random.below(4)] + ".lproj/Extra.strings"
      try folder.write("\"extra\" = \"New\";\n", to: new)
      return "add \(new)"
    default:
      try folder.write("maquette digests 1\n", to: "__Snapshots__/screen/digests.txt")
      return "add digests"
    }
  }

  /// Leads the included link to a file.
  private func lead(to target: String) throws {
    let link = folder.file(Self.link)
    guard (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) != target else {
      return
    }
    try? FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
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
    let behaviors: [StoreServer.Behavior] = [
      .works, .works, .works, .alters, .breaksOff, .closes, .refuses(["PUT"], status: 507),
    ]
    _ = try verdicts([])
    _ = try verdicts(["--cache", server.address])
    for _ in 0..<8 {
      edits.append(try edit(&random))
      let arguments = options[random.below(options.count)]
      edits.append(arguments.joined(separator: " "))
      var caching: [String] = []
      if random.below(3) == 0 {
        // As another machine, which knows nothing but what the store has.
        caching = ["--cache", server.address]
        try? FileManager.default.removeItem(atPath: folder.file(".maquette/cache"))
        let behavior = behaviors[random.below(behaviors.count)]
        server.behave(behavior)
        edits.append("a store that \(behavior)")
      }
      let known = try verdicts(arguments + caching)
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
