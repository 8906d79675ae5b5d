import Diagnostics
import Goldens
import Maquette

extension FuzzTarget {
  /// The `reg.json` of an earlier comparison of two folders.
  static let reg = FuzzTarget("reg") { input, folder in
    do {
      let report = try EarlierRegReport(try write(input, to: "reg.json", in: folder))
      return report.results.map(\.name).joined()
    } catch let error as Diagnostic {
      return printed([error])
    }
  }
}
