package import CellViews
package import CollectionLayouts
package import Diagnostics
import PreviewRendering
import Synchronization

/// The previews that the sources of this program declare, for commands without a named file.
package enum OwnPreviews {
  private static let declared = Mutex<[DeclaredSuite]?>(nil)

  /// The previews by their modules; nil in a program that declares none.
  package static var suites: [DeclaredSuite]? { declared.withLock { $0 } }

  /// Registers the previews of the program, before it reads its arguments.
  package static func declare(_ suites: [DeclaredSuite]) {
    declared.withLock { $0 = suites }
  }
}

/// The previews that a module's sources declare: none of their parts has a place.
package struct DeclaredSuite: PreviewSuite {
  /// The folder of the module's sources; goldens are beside it.
  package let file: String
  /// The previews in the order of the sources.
  package let previews: [Preview]
  /// No warnings: the compiler has checked the sources.
  package var warnings: [Diagnostic] { [] }
  /// No texts: a diagnostic has the place of a declaration alone.
  package var sources: [String: SourceLines] { [:] }
  /// The digest of the sources, which is not known.
  package var inputDigest: String? { nil }
  /// The digests of the sources, which are not known.
  package var inputDigests: [String: String] { [:] }

  /// Creates the previews of a module.
  package init(_ previews: [Preview], in folder: String) {
    file = folder
    self.previews = previews
  }

  /// Returns the warnings for notices, at the places of the declarations.
  package func diagnostics(
    for noticed: [(preview: Preview, notices: [Notice])]
  ) -> [Diagnostic] {
    CellViews.warnings(for: noticed) { preview, _ in preview.declaration }
  }

  /// Returns the place of the preview's declaration.
  package func place(of error: ViewError, in preview: Preview) -> SourceRange? {
    preview.declaration
  }

  /// Returns nil, as pictures have no place.
  package func picturePlace(of mark: ViewMark?, in preview: Preview) -> SourceRange? { nil }

  /// Returns nil, as canvases have no place.
  package func canvasPlace(of preview: Preview) -> SourceRange? { nil }

  /// Returns nil, as views have no place.
  package func place(of mark: ViewMark, in preview: Preview) -> ViewPlace? { nil }

  /// Returns nil, as elements have no place.
  package func place(
    of kind: ElementKind, section: Int, ofCollection mark: ViewMark, in preview: Preview
  ) -> ViewPlace? { nil }
}
