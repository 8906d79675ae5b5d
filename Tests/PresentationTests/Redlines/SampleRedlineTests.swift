import CellViews
import Glibc
import LayoutGeometry
import Presentation
import PreviewConfig
import TestSupport
import Testing
import TextShaping

@Suite struct SampleRedlineTests {
  /// The configs under `Samples`.
  static let samples: [String] = {
    guard let folder = opendir(repository + "/Samples") else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".yaml") { names.append(name) }
    }
    return names.sorted()
  }()

  @Test func `there are samples`() {
    #expect(Self.samples.contains("color-cards.yaml"))
  }

  @Test(arguments: samples)
  func `no two labels of a sample overlap, and none leaves the canvas`(sample: String) throws {
    let config = try ConfigFile.load(
      path: repository + "/Samples/" + sample, options: ConfigOptions())
    #expect(config.previews.count > 0)
    for preview in config.previews {
      let labels = try redlines(
        [.frames, .spacing, .insets, .size, .index, .safeArea, .baseline, .grid(8), .touch],
        over: preview
      ).labels
      let size = try preview.arranged(shaper: TextShaper(catalog: preview.fonts)).size
      let canvas = Rect(origin: .zero, size: size)
      #expect(labels.filter { !canvas.contains($0.place.frame) }.map(\.text) == [])
      var overlaps: [String] = []
      for (index, label) in labels.enumerated() {
        for other in labels[(index + 1)...]
        where label.place.frame.intersects(other.place.frame) {
          overlaps.append("\(label.text) and \(other.text)")
        }
      }
      #expect(overlaps == [], "\(preview.fullName)")
    }
  }
}
