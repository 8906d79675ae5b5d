import AssetCatalogs
import Catalogs
public import CellViews
public import Foundation
import PlainText

extension Color {
  /// Creates the colour of a bundle's asset catalog, as in `Color("Brand/Primary", bundle: .module)`.
  ///
  /// SwiftPM copies a catalog to the bundle of a target with `resources: [.copy("Assets.xcassets")]`.
  /// Without a bundle, the catalogs of the program and of its modules are searched. A name that none has
  /// is clear, as on a phone, with a notice.
  public init(
    _ name: String, bundle: Bundle? = nil, file: StaticString = #fileID, line: UInt = #line
  ) {
    do {
      let catalogs = try BundleCatalogs.assets(of: bundle)
      for catalog in catalogs {
        guard let color = try catalog.color(named: name) else { continue }
        self = color.value
        notices = (catalog.notices + color.notices).map { Notice.Finding($0, in: "\(file)") }
        return
      }
      let absent = MissingAsset(
        kind: .color, name: name,
        suggestion: suggestion(for: name, among: catalogs.flatMap { $0.names(.color) }))
      self = .clear
      self.name = name
      notices = [.missingPicture("\(absent)", file: "\(file)", line: line)]
    } catch {
      EarlyProblems.add(SourceProblem(file: "\(file)", line: line, error: error))
      self = .clear
      self.name = name
    }
  }
}
