public import Foundation
import LayoutGeometry
public import Maquette

/// A slider of UIKit's.
open class UISlider: UIControl {
  override var content: ViewContent? {
    let bounds = Double(minimumValue)...Double(max(maximumValue, minimumValue + 0.001))
    return ViewContent(
      Slider(
        value: .constant(min(max(Double(value), bounds.lowerBound), bounds.upperBound)), in: bounds
      )
      .tint((minimumTrackTintColor ?? tintColor ?? .systemBlue).color), hasSize: false)
  }
  /// The height of a slider, in points; its width is not its own.
  open override var intrinsicContentSize: CGSize {
    let height = content.map {
      contentSize(of: $0, for: ProposedSize(width: 100, height: nil)).height
    }
    return CGSize(width: UIView.noIntrinsicMetric, height: height ?? 31)
  }
  /// The value.
  open var value: Float = 0
  /// The least value.
  open var minimumValue: Float = 0
  /// The greatest value.
  open var maximumValue: Float = 1
  /// The colour of the line before the knob.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the line after the knob.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
  /// Indicates whether actions are sent during a pull.
  open var isContinuous = true
  /// The picture before the line; not drawn.
  open var minimumValueImage: UIImage?
  /// The picture after the line; not drawn.
  open var maximumValueImage: UIImage?
  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Sets the picture of the knob.
  open func setThumbImage(_ image: UIImage?, for state: State) {}

  /// Returns the settings of all such views, which have no effect.
  public override class func appearance() -> UISlider { UISlider() }
}
