import CairoRendering
import CellViews
import FileAccess
import PlainText
import PreviewRendering
import TextShaping

/// The durations of each phase for some tasks, on one thread, in milliseconds.
///
/// Phases that run into each other are separated by repeating one of them: arranging with warm
/// caches shapes nothing, and painting without encoding is the rest of drawing a PNG.
struct PhaseTimings {
  private var config: Duration
  private var layout = Duration.zero
  private var views = Duration.zero
  private var shaping = Duration.zero
  private var drawing = Duration.zero
  private var encoding = Duration.zero
  private var writing = Duration.zero
  private let clock = ContinuousClock()

  /// Creates timings with the duration of loading the configs.
  init(config: Duration) {
    self.config = config
  }

  /// Draws the tasks' PNG files and adds the duration of each phase.
  ///
  /// - Throws: The errors of any phase.
  mutating func measure(_ tasks: [RenderTask], scale: Double?) throws {
    let shapers = TextShapers()
    for task in tasks {
      var shaper: TextShaper?
      shaping += try clock.measure { shaper = try shapers.shaper(for: task.preview.fonts) }
      guard let shaper else { continue }
      try measure(task, shaper: shaper, scale: scale)
    }
  }

  private mutating func measure(_ task: RenderTask, shaper: TextShaper, scale: Double?) throws {
    func arranged() throws -> PreviewArrangement {
      try task.preview.arranged(shaper: shaper, keepsViews: false)
    }
    let first = try clock.measure { _ = try arranged() }
    let start = clock.now
    let arrangement = try arranged()
    let again = clock.now - start
    layout += again
    shaping += max(first - again, .zero)

    let listing = clock.now
    let drawing = PreviewDrawing(
      task.preview, arrangement: arrangement, scale: scale, inputDigest: task.config.inputDigest)
    views += clock.now - listing

    let painting = try clock.measure { try drawing.drawing.paintRows(scale: drawing.scale) }
    var png: [UInt8] = []
    let whole = try clock.measure { png = try drawing.png() }
    self.drawing += painting
    encoding += max(whole - painting, .zero)
    for output in task.outputs where output.format == .png && output.path != "-" {
      writing += try clock.measure { try AtomicFile.write(png, to: output.path) }
    }
  }

  /// The phases as one line of JSON.
  var json: String {
    let phases = [
      ("config", config), ("layout", layout), ("views", views), ("shaping", shaping),
      ("drawing", drawing), ("encoding", encoding), ("writing", writing),
    ]
    let members = phases.map { name, duration in
      "\(JSONText.string(name)):\(JSONText.number(duration / .milliseconds(1)))"
    }
    return "{" + members.joined(separator: ",") + "}\n"
  }
}

extension Drawing {
  /// Paints every row, band by band, and keeps none.
  fileprivate func paintRows(scale: Double) throws {
    let plan = try RasterPlan(self, scale: scale)
    let painter = BandPainter(plan)
    // The number of rows that the encoder takes at a time, except for very wide pictures.
    let band = 512
    for start in stride(from: 0, to: plan.height, by: band) {
      _ = try painter.paint(rows: start..<min(start + band, plan.height))
    }
  }
}
