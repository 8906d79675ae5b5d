import Foundation
import LayoutGeometry
import Maquette

/// An effect on what is behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: _Identified {
  /// Creates an effect.
  public init() {}
}

/// A blur of what is behind a view.
open class UIBlurEffect: UIVisualEffect {
  /// A look of a blur.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark
    case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }

  /// Creates a blur of a look.
  public init(style: Style) { super.init() }
}

/// A view with an effect on what is behind it.
open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// The view to which others are added.
  public private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()
  override var content: ViewContent? {
    effect.map { _ in ViewContent(Rectangle().fill(.regularMaterial), hasSize: false) }
  }

  /// Creates a view of an effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}
