import LayoutGeometry

// The settings that views in the `previews` of a `PreviewProvider` make for their own previews.

/// A size of a preview's canvas.
public enum PreviewLayout: Hashable, Sendable {
  /// The size of a device's screen.
  case device
  /// The ideal size of the view.
  case sizeThatFits
  /// A size in points.
  case fixed(width: Double, height: Double)
}

/// A device by its name in configs, or by Apple's name: `iphone-15`, `iPhone 15`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a device from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a device from its name.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

/// An orientation of a device.
public enum InterfaceOrientation: Hashable, CaseIterable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

nonisolated extension View {
  /// Sets the name of the view's preview.
  public func previewDisplayName(_ name: String?) -> _TraitView<Self> {
    preview { $0.name = name }
  }

  /// Sets the device of the view's preview; nil for none.
  public func previewDevice(_ device: PreviewDevice?) -> _TraitView<Self> {
    preview { $0.device = device?.rawValue }
  }

  /// Sets the size of the canvas of the view's preview.
  public func previewLayout(_ layout: PreviewLayout) -> _TraitView<Self> {
    preview { settings in
      switch layout {
      case .device: settings.device = settings.device ?? PreviewSettings.defaultDevice
      case .sizeThatFits: settings.fitsViews = true
      case .fixed(let width, let height): settings.size = Size(width: width, height: height)
      }
    }
  }

  /// Sets the orientation of the device of the view's preview.
  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> _TraitView<Self> {
    preview { $0.isLandscape = [.landscapeLeft, .landscapeRight].contains(orientation) }
  }

  /// Sets light or dark colours for the views inside, and for the canvas of the view's preview.
  public func preferredColorScheme(
    _ colorScheme: ColorScheme?
  ) -> _TraitView<_EnvironmentView<Self>> {
    _EnvironmentView(self) { if let colorScheme { $0.colorScheme = colorScheme } }
      .preview { settings in
        guard let colorScheme else { return }
        settings.change { $0.appearance = colorScheme }
      }
  }

  fileprivate func preview(_ change: @escaping PreviewSettings.Change) -> _TraitView<Self> {
    trait { traits, _ in traits.preview.append(change) }
  }
}
