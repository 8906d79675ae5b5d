import Glibc
import GoldenImages

extension ResultsFolder {
  /// The folder that the command line looks in unless told otherwise.
  static let defaultPath = ".maquette/results"

  /// Where tests show what differs: the folder that `MAQUETTE_RESULTS` names, or
  /// `.maquette/results` in the working directory.
  static let ofTests: ResultsFolder = {
    guard let path = getenv("MAQUETTE_RESULTS"), path.pointee != 0 else {
      return ResultsFolder(path: defaultPath)
    }
    return ResultsFolder(path: String(cString: path))
  }()
}
