public import Foundation
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

/// A mixture of what is in a view with the blur behind it, which is not drawn.
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates a mixture with a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
  /// Creates a mixture of a look with a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

/// A look of a mixture with a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill
  case separator
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
    // What is in a view of vibrancy is drawn as it is, without a surface behind it.
    guard let effect, !(effect is UIVibrancyEffect) else { return nil }
    return ViewContent(Rectangle().fill(.regularMaterial), hasSize: false)
  }

  /// Creates a view of an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Returns nil: there are no nibs to decode a view from.
  public required init?(coder: NSCoder) {
    return nil
  }
}
