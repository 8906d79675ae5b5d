import Foundation
public import Maquette

/// A switch of UIKit's.
open class UISwitch: UIControl {
  override var content: ViewContent? {
    ViewContent(
      Toggle("", isOn: .constant(isOn)).labelsHidden()
        .tint((onTintColor ?? .systemGreen).color).opacity(isEnabled ? 1 : 0.5))
  }
  override var defaultHugging: UILayoutPriority { .defaultHigh }
  /// Sets the switch.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// Indicates whether the switch is on.
  open var isOn = false
  /// The colour while it is on.
  open var onTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
  /// Returns the settings of all such views, which have no effect.
  public override class func appearance() -> UISwitch { UISwitch() }
}
