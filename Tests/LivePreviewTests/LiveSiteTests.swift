import Glibc
import LivePreview
import PageServer
import PlainText
import TestSupport
import Testing

/// What a page asks, by its addresses.
struct LiveSiteTests {
  private let folder: TemporaryFolder
  private let studio: LiveStudio
  private let site: LiveSite
  private let card = "canvas: { width: 100, height: 50 }\nview: { color: red }\n"

  init() async throws {
    folder = try TemporaryFolder()
    try folder.write(card, to: "card.yaml")
    studio = LiveStudio(LiveSession([folder.path]), workers: 1)
    site = LiveSite(studio)
    studio.start()
    try await waitForRevision(1)
  }

  private var file: FileID { FileID(path: folder.file("card.yaml")) }

  private func waitForRevision(_ revision: Int) async throws {
    while (studio.session[file]?.revision ?? 0) < revision {
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  private func post(_ address: String, _ body: String) async -> PageResponse {
    await site.response(to: PageRequest(.post, [address], body: Array(body.utf8)))
  }

  private func text(_ response: PageResponse) -> String {
    String(decoding: response.body, as: UTF8.self)
  }

  private func edit(_ text: String) async throws {
    let revision = studio.session[file]?.revision ?? 0
    try folder.write(text, to: "card.yaml")
    studio.filesChanged([folder.file("card.yaml")])
    try await waitForRevision(revision + 1)
  }

  /// A member of a JSON object, as text.
  private func member(_ name: String, of response: PageResponse) throws -> String? {
    var reader = JSONReader(response.body)
    let json = try reader.readDocument { reader throws(JSONMistake) in try JSONValue(&reader) }
    guard case .object(let members) = json,
      case .string(let text) = members.first(where: { $0.name == name })?.value
    else { return nil }
    return text
  }

  private var look: String { #"{"preview": "\#(file.text).card"}"# }

  @Test func `the page and its parts are there, and nothing else is`() async {
    let page = await site.response(to: PageRequest(.get, []))
    expect(page.contentType, equals: "text/html; charset=utf-8")
    let script = await site.response(to: PageRequest(.get, ["page", "live.js"]))
    expect(script.contentType, equals: "text/javascript; charset=utf-8")
    for path in [["page", "live.html"], ["page"], ["picture", "..png"], ["etc", "passwd"]] {
      let response = await site.response(to: PageRequest(.get, path))
      #expect(response.status == 404, "\(path)")
    }
  }

  @Test(.timeLimit(.minutes(60)))
  func `a page may be sent the first pictures along with the list`() async throws {
    let second = "canvas: { width: 20, height: 10 }\nview: { color: red }\n"
    try folder.write(second, to: "next.yaml")
    studio.filesChanged(nil)
    while studio.session.files.count(where: { $0.revision > 0 }) < 2 {
      try await Task.sleep(for: .milliseconds(5))
    }
    let events = try #require(
      site.events(for: PageRequest(.get, ["events"], query: ["tab": "tab", "first": "1"])))
    // Of both files' previews the first, which is asked for by nothing else.
    let picture = try #require(await events.first { $0.name == "picture" })
    let preview = "\(file.text).card"
    #expect(picture.data.hasPrefix(#"{"key": "g:\#(preview)", "preview": "\#(preview)""#))
    studio.stop()
  }

  @Test func `a picture is drawn on request, and can be fetched for good`() async throws {
    let drawn = await post("picture", #"{"look": \#(look)}"#)
    let digest = try #require(try member("digest", of: drawn))
    let picture = await site.response(to: PageRequest(.get, ["picture", "\(digest).png"]))
    expect(picture.contentType, equals: "image/png")
    #expect(picture.isImmutable)
  }

  @Test func `a look at another scale has the same points in more pixels`() async throws {
    func drawn(_ members: String) async throws -> (digest: String, json: String, width: [UInt8]) {
      let answer = await post(
        "picture", #"{"look": {"preview": "\#(file.text).card"\#(members)}}"#)
      let digest = try #require(try member("digest", of: answer))
      let picture = await site.response(to: PageRequest(.get, ["picture", "\(digest).png"]))
      // After the signature, and the length and name of the first chunk.
      return (digest, text(answer), Array(picture.body[16..<20]))
    }
    let plain = try await drawn("")
    // 100 points at the canvas's scale of 2, and at 4.
    expect(plain.width, equals: [0, 0, 0, 200])
    let sharp = try await drawn(#", "scale": 4"#)
    expect(sharp.width, equals: [0, 0, 1, 144])
    #expect(sharp.digest != plain.digest)
    let points = #""width": 100, "height": 50, "#
    #expect(plain.json.contains(points + #""scale": 2, "canvasScale": 2"#))
    #expect(sharp.json.contains(points + #""scale": 4, "canvasScale": 2"#))
    // At the first scale again, it is the first picture.
    let again = try await drawn("")
    expect(again.digest, equals: plain.digest)
  }

  @Test func `a look has parts that know where they are written`() async throws {
    let parts = text(await post("parts", #"{"look": \#(look)}"#))
    #expect(parts.hasPrefix(#"{"parts": {"id": "0", "role": "canvas", "#))
    // `color` is in the second line of the config, after `view: { `.
    #expect(
      parts.contains(
        #""source": {"file": "\#(file.text)", "line": 2, "column": 9, "length": 5, "endLine": 2}"#))
  }

  @Test(arguments: [
    ("looks", "{", 400), ("looks", "[]", 400), ("picture", "{}", 400), ("nothing", "{}", 404),
    ("picture", #"{"look": {"preview": "0123456789ab.card"}}"#, 409),
    ("baseline", #"{"look": {"preview": "0123456789ab.card"}, "against": "--exec"}"#, 400),
    ("accept", #"{"preview": "card"}"#, 400),
    ("source", #"{"file": "../../etc/passwd"}"#, 400),
  ])
  func `a request that is wrong is refused`(address: String, body: String, status: Int) async {
    let response = await post(address, body)
    expect(response.status, equals: status)
    #expect(text(response).hasPrefix(#"{"error":"#) || status == 404)
  }

  @Test func `the source is the file as it is`() async throws {
    let source = await post("source", #"{"file": "\#(file.text)"}"#)
    try #require(member("text", of: source) == card)
  }

  @Test func `a preview without a golden has nothing to compare with`() async {
    let response = await post("baseline", #"{"look": \#(look), "against": "golden"}"#)
    expect(response.status, equals: 409)
    #expect(text(response) == #"{"error":"the preview has no golden yet"}"#)
  }

  @Test func `an accepted preview is the golden that edits are compared with`() async throws {
    let accepted = await post("accept", #"{"preview": "\#(file.text).card"}"#)
    expect(accepted.status, equals: 200)
    let same = await post("baseline", #"{"look": \#(look), "against": "golden"}"#)
    try #require(member("change", of: same) == "unchanged")
    try await edit(card.replacing("red", with: "blue"))
    let other = await post("baseline", #"{"look": \#(look), "against": "golden"}"#)
    try #require(member("change", of: other) == "changed")
    let before = try #require(try member("digest", of: other))
    expect(studio.picture(before), equals: readBytes(folder.file("__Snapshots__/card/card.png")))
    // Both pictures with their sizes, whatever is drawn over the page's own.
    #expect(text(other).contains(#""width": 100, "height": 50, "scale": 2, "now": {"digest": "#))
  }

  @Test func `an acceptance is undone, once for each`() async throws {
    let preview = #"{"preview": "\#(file.text).card"}"#
    func undo(_ change: String) async -> Int {
      await post("undo", #"{"preview": "\#(file.text).card", "change": "\#(change)"}"#).status
    }
    let golden = folder.file("__Snapshots__/card/card.png")
    let one = try #require(try member("change", of: await post("accept", preview)))
    let first = readBytes(golden)
    try await edit(card.replacing("red", with: "blue"))
    let two = try #require(try member("change", of: await post("accept", preview)))
    let second = readBytes(golden)
    #expect(second != first)
    // The golden is that of the second acceptance, which the page that made the first does not name.
    #expect(await undo(one) == 409)
    expect(readBytes(golden), equals: second)
    #expect(await undo(two) == 204)
    expect(readBytes(golden), equals: first)
    #expect(await undo(two) == 409)
    #expect(await undo(one) == 204)
    expect(listFolder(folder.path), equals: ["card.yaml"])
    let nothing = await post("undo", preview)
    expect(nothing.status, equals: 400)
  }

  @Test func `what a screen answers to is listed where it is`() async throws {
    // A switch is 51 × 31 points, in the middle of the canvas: (100 - 51) / 2 and (50 - 31) / 2.
    try await edit(
      "canvas: { width: 100, height: 50 }\nlet: { isOn: true }\nview: { toggle: \"${isOn}\" }\n")
    let response = await post("actions", #"{"look": \#(look)}"#)
    #expect(
      text(response)
        == #"{"actions": [{"frame": [24.5, 9.5, 51, 31], "visible": [24.5, 9.5, 51, 31], "#
        + #""kind": "toggle", "path": "let.isOn", "value": true}]}"#)
  }

  @Test func `a view above what answers is listed, too`() async throws {
    // 20 × 10 in the middle of 100 × 50.
    try await edit(
      """
      canvas: { width: 100, height: 50 }
      let: { isOn: true }
      view:
        zstack:
          - { color: red, onTap: { set: { isOn: false } } }
          - { color: blue, frame: { width: 20, height: 10 } }
      """)
    let response = await post("actions", #"{"look": \#(look)}"#)
    #expect(
      text(response)
        == #"{"actions": [{"frame": [0, 0, 100, 50], "visible": [0, 0, 100, 50], "#
        + #""kind": "tap", "set": ["let.isOn=false"]}, "#
        + #"{"frame": [40, 20, 20, 10], "visible": [40, 20, 20, 10], "kind": "cover"}]}"#)
  }

  @Test func `a carousel that fades its cells is scrolled by pictures of its viewport`()
    async throws
  {
    // The viewport is 100 × 40 points at the top of the canvas, since the spacer takes the rest.
    try await edit(
      """
      canvas: { width: 100, height: 90 }
      view:
        vstack:
          spacing: 0
          children:
            - collection:
                layout: { carousel: { itemSize: [60, 40], transform: fade } }
                items: 1...9
                cell: { color: red }
              frame: { height: 40 }
            - spacer: {}
      """)
    let model = text(await post("scroll", #"{"look": \#(look), "collection": "0"}"#))
    #expect(model.contains(#""mode":"frames","reason":"effects","#))
    #expect(model.contains(#""region":true,"#))
    let moved = #"{"preview": "\#(file.text).card", "offsets": {"0": [30, 0]}}"#
    let frame = await post("layer", #"{"look": \#(moved), "collection": "0", "layer": "frame"}"#)
    #expect(text(frame).contains(#""width": 100, "height": 40, "#))
    #expect(text(frame).hasSuffix(#""frame": [0, 0, 100, 40]}"#))
    let digest = try #require(try member("digest", of: frame))
    #expect(studio.picture(digest) != nil)
    let other = await post("layer", #"{"look": \#(moved), "collection": "1", "layer": "frame"}"#)
    expect(other.status, equals: 400)
  }

  @Test func `a tap shows the preview of the same variant`() async throws {
    try await edit(
      """
      previews:
        - name: card
          canvas: { width: 100, height: 50 }
          view: { color: red, onTap: { show: detail, with: 7 } }
        - name: detail
          canvas: { width: 100, height: 50 }
          let: { item: 1 }
          view: { text: "${item}" }
      """)
    let response = await post("actions", #"{"look": \#(look)}"#)
    #expect(
      text(response)
        == #"{"actions": [{"frame": [0, 0, 100, 50], "visible": [0, 0, 100, 50], "kind": "tap", "#
        + #""show": "\#(file.text).detail", "set": ["let.item=7"]}]}"#)
  }
}
