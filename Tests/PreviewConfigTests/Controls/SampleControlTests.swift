import CellViews
import Diagnostics
import PlainText
import PreviewConfig
import TestSupport
import Testing

struct SampleControlTests {
  @Test(arguments: sampleConfigs)
  func `a control's value is set, shown and written`(sample: String) throws {
    let path = "\(repository)/\(sample)"
    let bytes = try #require(readBytes(path))
    let cache = InputCache()
    let config = try ConfigFile.load(path: path, cache: cache)
    var random = SeededGenerator(seed: 5)
    let preview = config.previews[random.below(config.previews.count)]
    var controls = config.controls(for: preview).filter { $0.other != nil }
    #expect(controls.contains { $0.path == "canvas.width" })
    controls.shuffle(using: &random)
    for control in controls.prefix(8) {
      let other = try #require(control.other)
      let setting = "\(control.path)=\(other.compactText)"
      let options = ConfigOptions(
        previewOverrides: PreviewOverrides(of: preview.name, [setting]))
      let changed = try ConfigFile.load(path: path, options: options, cache: cache)
      let same = try #require(changed.previews.first { $0.fullName == preview.fullName })
      let after = try #require(
        changed.controls(for: same).first { $0.path == control.path }, "\(setting)")
      #expect(after.value == other, "\(setting)")
      #expect(after.initial == control.initial, "\(setting)")
      // In the file, a variant's own value would take precedence.
      guard !control.isVaried, let settings = config.settings([setting], of: preview).first else {
        continue
      }
      do {
        guard control.origin == nil else {
          let edits = try ConfigEdits(
            [setting], at: path, label: sample, including: config.includedFiles(of: preview),
            within: ["\(repository)/Samples"])
          #expect(!edits.diff.isEmpty, "\(setting)")
          continue
        }
        let edit = try ConfigEdit([settings], in: bytes, file: sample)
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        let written = try ConfigFile.load(
          bytes: edit.bytes, file: path, directory: "/" + folder, cache: cache)
        let read = try #require(written.previews.first { $0.fullName == preview.fullName })
        let control = try #require(
          written.controls(for: read).first { $0.path == control.path }, "\(setting)")
        #expect(control.value == other && control.initial == other, "\(setting)")
      } catch let error as Diagnostics {
        let reasons = ["repeats the anchor", "is repeated in line", "comes from a merge key"]
        #expect(
          error.diagnostics.allSatisfy { diagnostic in
            reasons.contains { diagnostic.message.contains($0) }
          }, "\(setting): \(error.diagnostics.map(\.line))")
      }
    }
  }
}

extension ConfigControl {
  /// Another value that the control may give; nil for what cannot be changed, or not for every
  /// preview.
  fileprivate var other: JSONValue? {
    switch kind {
    case .number(let bounds, _):
      value == .number(bounds.upperBound) ? .number(bounds.lowerBound) : .number(bounds.upperBound)
    case .toggle: .bool(value != .bool(true))
    case .choice(let choices): choices.last { $0.value != value && $0.value != .null }?.value
    case .color: value == "red" ? "blue" : "red"
    // A component's text may be the name of a font.
    case .text where group == .included: nil
    case .text where label == "now": value == "2026-03-12" ? "2026-03-13" : "2026-03-12"
    case .text: label == "locale" ? (value == "de" ? "fr" : "de") : "on: 'x', #\"y\" "
    // An empty list in a file has no element to repeat, and so no control.
    case .count: .number(value == .number(3) ? 1 : 3)
    case .fixed: nil
    }
  }
}
