package import CellViews
package import LayoutEdits
import TextShaping

extension LiveScreen {
  /// Creates a screen of a preview, whose content is made again for each proof.
  package init(_ preview: Preview) {
    self.init { try $0.proof(in: preview, shaper: TextShaper(catalog: preview.fonts)) }
  }
}
