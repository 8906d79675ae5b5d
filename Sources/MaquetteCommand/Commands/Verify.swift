import ArgumentParser
import CellViews
import Diagnostics
import DrawingCommands
import FileAccess
import Goldens
import ImageDecoding
import LayoutGeometry
import PictureVerification
import PlainText
import PreviewRendering
import TextShaping

/// `maquette verify`: looks for the parts of a preview in a picture of the real screen.
struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compare a preview with a screenshot, part by part.",
    discussion: """
      Prints where texts, shapes, lines and symbols are in the screenshot, as against the preview, \
      and which colours differ. Letters are not compared by their pixels. Ends with exit code 1 if \
      anything differs by more than the tolerance, and 2 if the two cannot be compared.
      """)

  /// The forms in which the comparison is printed.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @OptionGroup var configs: ConfigFileOptions

  @Option(
    help: ArgumentHelp("The screenshot: a PNG, JPEG, WebP or AVIF file.", valueName: "picture"),
    completion: .file(extensions: ["png", "jpg", "jpeg", "webp", "avif"]))
  var against: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where a PNG of both pictures is written, with the differences marked.", valueName: "path"),
    completion: .file(extensions: ["png"]))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The largest difference that is none, in points; defaults to a device pixel.",
      valueName: "points"))
  var tolerance: Double?

  @Option(help: "How differences are printed: text or json.")
  var format = Format.text

  @OptionGroup var reporting: ReportingOptions

  func validate() throws {
    try configs.requireFiles()
    if let tolerance, !(0...100).contains(tolerance) {
      throw ValidationError(
        "--tolerance: expected a number from 0 to 100, found \(NumberText.shortest(tolerance))")
    }
    try checkIsPNG(output, "both pictures are")
  }

  func run() throws {
    var report = reporting.report
    let loaded = LoadedConfigs(configs, report: &report)
    guard !report.hasErrors else { return try report.finish() }
    var agrees = true
    do {
      guard loaded.previews.count == 1, let (config, preview) = loaded.previews.first else {
        throw Diagnostic(
          at: nil, "expected one preview to compare, found \(loaded.previews.count)",
          suggestion: listing(
            "choose one with --only: the previews are",
            Set(loaded.previews.map(\.preview.fullName)), limit: 20))
      }
      agrees = try compare(preview.screen, of: config)
    } catch let failure as DrawingFailure {
      report.add(failure.placed, sources: loaded.previews.first?.config.sources ?? [:])
    } catch {
      report.add(error)
    }
    try report.finish()
    if !agrees { throw ExitStatus.difference }
  }

  /// Compares a preview with the picture, and prints and draws the differences.
  private func compare(_ preview: Preview, of config: any PreviewSuite) throws -> Bool {
    let file = try readNamedFile(against)
    let (png, _) = try PictureFilePair.png(file, of: against, isExpected: true)
    let picture: StraightPixels
    do {
      picture = try StraightPixels(decodingPNG: png, limits: .input)
    } catch let error as PictureError {
      throw Diagnostic(at: nil, "cannot read '\(against)': \(error)")
    }
    let shapers = TextShapers()
    let workers = DrawingOptions.threadCount(nil)
    return try config.draw(preview, scale: nil, shapers: shapers) { drawing in
      let drawing = drawing.drawn(atScale: try scale(of: drawing, for: picture))
      let own = try StraightPixels(
        decodingPNG: drawing.png(workers: workers), limits: .golden)
      let verification = Verification(
        drawing.verifiedScreen, drawing: own, picture: picture, scale: drawing.scale,
        tolerance: tolerance)
      let findings = verification.findings
      if let output {
        try AtomicFile.write(
          drawing.overlay(of: findings, on: png, workers: workers, shapers: shapers), to: output)
      }
      try print(verification, findings, of: preview)
      return verification.agrees
    }
  }

  /// Returns the scale at which the preview is as wide as the picture.
  private func scale(of drawing: PreviewDrawing, for picture: StraightPixels) throws -> Double {
    let width = drawing.size.width
    let scales = [1.0, 2, 3]
    if let scale = scales.first(where: { abs(width * $0 - Double(picture.width)) < 0.5 }) {
      return scale
    }
    let widths = scales.map { lengthText(Double(picture.width) / $0) }
    throw Diagnostic(
      at: nil,
      "'\(oneLine(against))' is \(picture.width) × \(picture.height) pixels, and "
        + "'\(drawing.preview.fullName)' \(lengthText(width)) points wide: expected 1, 2 or 3 "
        + "pixels a point",
      suggestion:
        "give the canvas the picture's device, as in 'canvas: { device: iphone-16 }', or its "
        + "width: " + alternatives(widths))
  }

  private func print(
    _ verification: Verification, _ findings: [Verification.Finding], of preview: Preview
  ) throws {
    switch format {
    case .json:
      try StandardOutput.write(
        verification.json(preview: preview.fullName, picture: against).text() + "\n")
    case .text:
      guard !reporting.quiet else { return }
      var lines = [
        "\(preview.fullName) against \(oneLine(against)), "
          + "\(counted(Int(verification.scale), "pixel")) a point: \(verification.summary)"
      ]
      if !findings.isEmpty { lines.append("in \(oneLine(against)):") }
      lines += findings.enumerated().map { "  \($0 + 1). \($1.sentence)" }
      try StandardOutput.write(lines.map { $0 + "\n" }.joined())
    }
  }
}
