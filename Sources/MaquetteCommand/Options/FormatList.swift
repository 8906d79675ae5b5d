import ArgumentParser
import Maquette

/// Formats as an argument: their names with commas between.
struct FormatList: ExpressibleByArgument {
  var formats: [OutputFormat]

  init(_ formats: [OutputFormat]) {
    self.formats = formats
  }

  init?(argument: String) {
    var formats: [OutputFormat] = []
    for name in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let format = OutputFormat(rawValue: String(name)), !formats.contains(format) else {
        return nil
      }
      formats.append(format)
    }
    self.formats = formats
  }

  var defaultValueDescription: String {
    formats.map(\.rawValue).joined(separator: ",")
  }

  static let allValueStrings = OutputFormat.allCases.map(\.rawValue)
}
