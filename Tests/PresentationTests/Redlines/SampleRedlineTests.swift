import CellViews
import LayoutGeometry
import Presentation
import PreviewConfig
import TestSupport
import Testing
import TextShaping

@Suite struct SampleRedlineTests {
  @Test(arguments: sampleConfigs)
  func `no two labels of a sample overlap, and none leaves the canvas`(sample: String) throws {
    let config = try ConfigFile.load(path: "\(repository)/\(sample)")
    #expect(config.previews.count > 0)
    for preview in config.previews {
      let labels = try redlines(
        [
          .frames, .spacing, .insets, .size, .index, .safeArea, .baseline, .grid(8), .touch,
          .overflow,
        ],
        over: preview
      ).labels
      let size = try preview.arranged(shaper: TextShaper(catalog: preview.fonts)).size
      let canvas = Rect(origin: .zero, size: size)
      expect(labels.filter { !canvas.contains($0.place.frame) }.map(\.text), equals: [])
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
