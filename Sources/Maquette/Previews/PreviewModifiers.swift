import LayoutGeometry

// What views in the `previews` of a `PreviewProvider` say of the preview that each of them is.

/// How large the canvas of a preview is.
public enum PreviewLayout: Hashable, Sendable {
  /// As large as a device's screen.
  case device
  /// As large as the view asks for.
  case sizeThatFits
  /// A size in points.
  case fixed(width: Double, height: Double)
}

/// A device by its name in configs, or by Apple's: `iphone-15`, `iPhone 15`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A device by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A device by its name.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

/// How a device is turned.
public enum InterfaceOrientation: Hashable, CaseIterable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

nonisolated extension View {
  /// What the preview of the view is called.
  public func previewDisplayName(_ name: String?) -> _TraitView<Self> {
    preview { $0.name = name }
  }

  /// The device on which the preview of the view is drawn; nil for none.
  public func previewDevice(_ device: PreviewDevice?) -> _TraitView<Self> {
    preview { $0.device = device?.rawValue }
  }

  /// How large the canvas is on which the preview of the view is drawn.
  public func previewLayout(_ layout: PreviewLayout) -> _TraitView<Self> {
    preview { settings in
      switch layout {
      case .device: settings.device = settings.device ?? PreviewSettings.defaultDevice
      case .sizeThatFits: settings.fitsViews = true
      case .fixed(let width, let height): settings.size = Size(width: width, height: height)
      }
    }
  }

  /// How the device is turned on which the preview of the view is drawn.
  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> _TraitView<Self> {
    preview { $0.isLandscape = [.landscapeLeft, .landscapeRight].contains(orientation) }
  }

  /// Light or dark colours for the views inside, and for the canvas of the preview that the view is
  /// of.
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
