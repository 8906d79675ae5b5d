import CellViews
import Idioms
import ImageDecoding
import Maquette
import PreviewConfig
import PreviewRendering
import TestSupport
import Testing

/// What people write in SwiftUI and UIKit, beside the same views in configs.
@MainActor @Suite struct IdiomTests {
  nonisolated private static let configs = repository + "/Tests/IdiomsTests/Configs"

  /// The configs, as in `Text/CalloutText`.
  nonisolated private static let names = listFolder(configs).flatMap { group in
    listFolder("\(configs)/\(group)").map { "\(group)/\($0.dropLast(".yaml".count))" }
  }

  /// The idioms' previews by their files' names; of a file with several, the first.
  private static let previews = Dictionary(
    DeclaredPreview.all.filter { $0.suite.hasSuffix("Tests/Idioms") }
      .map { ($0.preview.name, onConfigCanvas($0.preview)) },
    uniquingKeysWith: { first, _ in first })

  /// Returns a preview on the canvas of a config without a device, which is as high as its views, in the place of the
  /// device's screen that a preview without traits has.
  private static func onConfigCanvas(_ preview: Preview) -> Preview {
    guard preview.canvas.bezel != nil else { return preview }
    var preview = preview
    var canvas = PreviewCanvas()
    canvas.appearance = preview.canvas.appearance
    canvas.dynamicType = preview.canvas.dynamicType
    canvas.layoutDirection = preview.canvas.layoutDirection
    canvas.locale = preview.canvas.locale
    preview.canvas = canvas
    return preview
  }

  @Test(arguments: names)
  func `an idiom draws what its config draws`(_ name: String) throws {
    let file = String(name.split(separator: "/")[1])
    let config = try ConfigFile.load(path: "\(Self.configs)/\(name).yaml")
    let expected = try #require(config.previews.first)
    let expectedLines = try lines(of: expected)
    #expect(expectedLines.count > 1)
    let preview = try #require(Self.previews[file])
    // Cells, headers and names are in one of them alone, and pinned headers are drawn last in one.
    let changes = try lines(of: preview).difference(from: expectedLines).map { "\($0)" }
    guard changes != [], try pixels(of: preview) != pixels(of: expected) else { return }
    Issue.record("the pictures differ: \(changes)")
  }

  @Test func `all idioms are compiled, and those without a config are drawn`() throws {
    // 200 idioms, of which 6 are tests, and 139 have configs.
    expect(Self.previews.count, equals: 194)
    expect(Self.names.count, equals: 139)
    let compared = Set(Self.names.map { String($0.split(separator: "/")[1]) })
    for (name, preview) in Self.previews where !compared.contains(name) {
      let commands = try lines(of: preview)
      #expect(commands.count > 1, "\(name) draws nothing")
    }
  }

  private func pixels(of preview: Preview) throws -> [UInt8] {
    try PNGDecoder.decode(preview.png(), limits: .input).buffer.withUnsafeBytes { Array($0) }
  }

  private func lines(of preview: Preview) throws -> [Substring] {
    try String(decoding: preview.list(), as: UTF8.self).split(separator: "\n")
  }
}
