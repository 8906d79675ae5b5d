import CellViews
import Diagnostics
import ImageDecoding
import LayoutGeometry
import LayoutSnapshots
import Maquette
import PreviewConfig
import PreviewRendering
import Synchronization
import TestSupport
import TextShaping

extension FuzzTarget {
  /// A config, as YAML or JSON, in the folder of the samples: loaded, laid out, and drawn in every
  /// format where its picture is small.
  static let config = FuzzTarget("config") { input, _ in
    guard isSmall(input) else { return "more items than a fuzzer has time for" }
    let config: LoadedConfig
    do throws(Diagnostics) {
      config = try ConfigFile.load(
        bytes: input, file: "input.yaml", directory: repository + "/Samples")
    } catch {
      return printed(
        error.diagnostics, sources: ["input.yaml": SourceLines(input)])
    }
    printed(config.warnings, sources: config.sources)
    // Variants of a preview have most of their code in common.
    for preview in config.previews.prefix(3) { try draw(preview, of: config) }
    return config.previews.map(\.name).joined()
  }

  /// Tools take long to make, and serve one thread at a time.
  private static let tools = Mutex(DrawingTools())

  /// Whether a config has no number of more than three digits before its point.
  ///
  /// Legal configs of a million items take minutes, and a finding would be each of them.
  private static func isSmall(_ config: [UInt8]) -> Bool {
    var (digits, isFraction) = (0, false)
    for byte in config {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += isFraction ? 0 : 1
      case UInt8(ascii: "."): (digits, isFraction) = (0, digits > 0)
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        if digits > 0 { return false }
      default: (digits, isFraction) = (0, false)
      }
      if digits > 3 { return false }
    }
    return true
  }

  private static func draw(_ preview: Preview, of config: LoadedConfig) throws {
    try tools.withLock { tools in
      let shaper = try tools.shapers.shaper(for: preview.fonts)
      let arrangement = try preview.arranged(shaper: shaper)
      printed(
        config.diagnostics(for: [(preview, arrangement.notices)]), sources: config.sources)
      var text = ""
      for format in LayoutReport.Format.allCases {
        try LayoutReport { text += $0 }.write([(preview, arrangement)], as: format)
      }
      let size = arrangement.size
      guard size.width * size.height <= 1_000_000 else { return }
      try checkReadable(LayoutSnapshot(arrangement))
      let drawing = PreviewDrawing(preview, arrangement: arrangement, scale: 0.5)
      for format in OutputFormat.allCases where format != .apng {
        let bytes = try drawing.bytes(as: format, tools: tools)
        if format == .png { _ = try StraightPixels(decodingPNG: bytes, limits: .golden) }
      }
    }
  }

  /// Checks that a golden's text can be read when it is compared.
  private static func checkReadable(_ snapshot: LayoutSnapshot) throws {
    do {
      _ = try snapshot.parsed()
    } catch {
      preconditionFailure("\(error.reason) of \(snapshot.text)")
    }
  }
}
