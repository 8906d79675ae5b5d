public import Foundation
public import Maquette
public import MaquetteUIKit

/// A maker of pictures of a view, which are drawn where they are shown.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content
  /// The size that the view is proposed, in points.
  public var proposedSize = ProposedViewSize.unspecified
  /// The pixels in a point.
  public var scale: CGFloat = 1
  /// Indicates whether the picture covers all behind it.
  public var isOpaque = false

  /// Creates a maker of pictures of a view.
  public init(content: Content) {
    self.content = content
  }

  /// The picture.
  public var uiImage: UIImage? { UIImage(of: content, in: proposedSize, scale: scale) }
  /// The picture under the platform's name.
  public var cgImage: CGImage? { uiImage?.cgImage }
}
