public import Foundation
import Maquette

/// A view of another framework's, such as a web page's, which is a labelled surface with a notice unless it has a picture.
open class _SurfaceView: UIView {
  /// The view of the library's that is drawn; nil for a labelled surface.
  package var surface: AnyView?

  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Returns nil: there are no nibs to decode a view from.
  public required init?(coder: NSCoder) {
    return nil
  }

  override var content: ViewContent? {
    ViewContent(surface ?? AnyView(Placeholder(type: type(of: self))), hasSize: false)
  }
}
