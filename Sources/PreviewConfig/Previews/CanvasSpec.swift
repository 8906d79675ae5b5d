import CellViews
import ConfigLanguage
import LayoutGeometry
import LocaleFormats
import PlainText
import TextShaping

/// A canvas in a config, with the device whose size it has.
struct CanvasSpec: Sendable {
  var canvas: PreviewCanvas
  var device: Device?
  var orientation: Orientation
  /// The time on the screen, as written; nil if it is not given.
  var now: String?
}

/// The contrast that the device's user asks for.
enum Contrast: String, CaseIterable, Sendable {
  case standard, high
}

enum Orientation: String, CaseIterable, Sendable {
  case portrait, landscape
}

extension CanvasSpec {
  /// The value of `canvas` in expressions.
  var data: DataValue {
    let height: DataValue =
      switch canvas.height {
      case .fit: .string("fit")
      case .points(let height): .number(height)
      }
    return .object([
      "width": .number(canvas.width), "height": height, "scale": .number(canvas.scale),
      "device": device.map { .string($0.id) } ?? .null,
      "orientation": .string(orientation.rawValue), "safeArea": canvas.safeArea.data,
      "padding": canvas.padding.data, "appearance": .string(canvas.appearance.rawValue),
      "system": .string(canvas.system.rawValue),
      "contrast": .string((canvas.hasHighContrast ? Contrast.high : .standard).rawValue),
      "layoutDirection": .string(canvas.layoutDirection.rawValue),
      "locale": canvas.locale.map { .string($0.tag) } ?? .null,
      "dynamicType": .string(canvas.dynamicType.rawValue),
      "now": now.map { .string($0) } ?? .null,
    ])
  }
}

extension EdgeInsets {
  /// The value of insets in expressions.
  fileprivate var data: DataValue {
    .object([
      "top": .number(top), "leading": .number(leading), "bottom": .number(bottom),
      "trailing": .number(trailing),
    ])
  }
}

extension ValueType<CanvasSpec> {
  /// The canvas of a preview.
  static let canvas = ValueType.record(
    "canvas", "A preview's size and settings.",
    Field(screen, surface, settings, time, Field<CatalogPaths>.catalogPaths) {
      screen, surface, settings, now, _ throws(Mismatch) in
      var spec = screen
      spec.now = now
      spec.canvas.padding = surface.padding
      spec.canvas.background = surface.background
      spec.canvas.isTransparent = surface.isTransparent
      spec.canvas.appearance = settings.appearance
      spec.canvas.system = settings.system
      spec.canvas.hasHighContrast = settings.hasHighContrast
      spec.canvas.layoutDirection = settings.layoutDirection
      spec.canvas.dynamicType = settings.dynamicType
      spec.canvas.locale = settings.locale
      try checkPixels(of: spec.canvas)
      return spec
    })

  /// The keys that variants may change.
  static let keys = screen.names + surface.names + settings.names + time.names

  /// The declarations of the keys that variants may change.
  static var descriptions: [KeyDescription] {
    (screen.keys + surface.keys + settings.keys + time.keys).map { $0() }
  }

  private static let screen = Field<CanvasSpec>(
    Field<Device?>(
      optional: "device", .device, "A preset with size, scale and safe area."),
    Field<Double?>(
      optional: "width",
      .number(1...16_384, "the canvas's width", shown: "a number from 1 to 16384"),
      "In points; defaults to the device's, or 390."),
    Field<PreviewCanvas.Height?>(
      optional: "height", .canvasHeight,
      "In points, or `fit` for the content's height; defaults to the device's, or `fit`."),
    Field<Double?>(
      optional: "scale", .number(0.25...8),
      "Device pixels per point; defaults to the device's, or 2."),
    Field<EdgeInsets?>(
      optional: "safeArea", .insets,
      "Space that the content keeps from the edges, in points; defaults to the device's."),
    Field<Orientation>(
      "orientation", .word(pending: .portrait), default: .portrait, shown: "portrait",
      "The device's orientation."),
    Field<Bool>("frame", default: false, "Draws the device around the picture."),
    Field<StatusBar?>(
      optional: "statusBar", .statusBar,
      "The device's status bar: `hidden`, or what it shows; a phone on its side has none."),
    Field<Bool>(
      "homeIndicator", .hiddenWord, default: false, shown: "visible",
      "The line at the lower edge of a device without a home button."),
    Field<Bool>(
      "cornerMask", default: false,
      "Ends the picture at the round corners of the device's screen, and leaves transparent what is "
        + "outside of them.")
  ) {
    upright, width, height, scale, safeArea, orientation, isFramed, statusBar, hidesIndicator,
    hasCornerMask
      throws(Mismatch) in
    let needy =
      isFramed
      ? "frame"
      : orientation == .landscape
        ? "orientation"
        : statusBar?.isHidden == false ? "statusBar" : hasCornerMask ? "cornerMask" : nil
    if let needy, upright == nil {
      throw Mismatch(
        "\(needy) needs a device",
        suggestion: "add 'device:'; 'maquette devices' lists them")
    }
    let isLandscape = orientation == .landscape
    let device = isLandscape ? upright?.landscape : upright
    var canvas = PreviewCanvas()
    canvas.bezel = upright?.bezel
    canvas.bezel?.isLandscape = isLandscape
    canvas.isFramed = isFramed
    canvas.statusBar = statusBar ?? canvas.statusBar
    canvas.isHomeIndicatorHidden = hidesIndicator
    canvas.hasCornerMask = hasCornerMask
    canvas.deviceName = upright?.name
    canvas.width = width ?? device?.size.width ?? canvas.width
    canvas.height = height ?? device.map { .points($0.size.height) } ?? canvas.height
    canvas.scale = scale ?? device?.scale ?? canvas.scale
    canvas.safeArea = safeArea ?? device?.safeArea ?? canvas.safeArea
    return CanvasSpec(canvas: canvas, device: device, orientation: orientation)
  }

  private static let surface = Field<PreviewCanvas>(
    Field<EdgeInsets>(
      "padding", .insets, default: .zero, shown: "0", "Space around the content, in points."),
    Field<Color?>(
      optional: "background", .color, "A colour over the system background."),
    Field<Bool>("transparent", default: false, "Leaves out the system background.")
  ) { padding, background, isTransparent in
    PreviewCanvas(padding: padding, background: background, isTransparent: isTransparent)
  }

  private static let settings = Field<PreviewCanvas>(
    Field<Appearance>(
      "appearance", .word(pending: .light), default: .light, shown: "light",
      "Whether system colours are those of light or dark screens."),
    Field<SystemLook>(
      "system", .word(pending: .iOS18), default: .iOS18, shown: "ios-18",
      "The iOS whose look controls, bars, lists and system colours have."),
    Field<Contrast>(
      "contrast", .word(pending: .standard), default: .standard, shown: "standard",
      "Whether catalogs choose their colours and pictures for high contrast."),
    Field<LayoutDirection?>(
      optional: "layoutDirection", .word(pending: .leftToRight),
      "Whether leading is left or right; defaults to the locale's, or leftToRight."),
    Field<DynamicType>(
      "dynamicType", .word(pending: .large), default: .large, shown: "large",
      "The text size that the device's user has chosen."),
    Field<TextLocale?>(
      optional: "locale", .locale,
      "The screen's language, as `ar` or `zh-Hant`: it sets the direction and the forms of "
        + "ideographs, texts of the tables under `strings` are in it, and expressions read it as "
        + "`canvas.locale`; no other text is translated.")
  ) { appearance, system, contrast, direction, dynamicType, locale in
    var canvas = PreviewCanvas(
      appearance: appearance,
      layoutDirection: direction ?? locale?.layoutDirection ?? .leftToRight,
      dynamicType: dynamicType)
    canvas.locale = locale
    canvas.system = system
    canvas.hasHighContrast = contrast == .high
    return canvas
  }

  private static let time = Field<String?>(
    optional: "now", .moment,
    "What is now on the screen, as `2026-03-12T09:41`: `relative(…)` counts from it, and "
      + "expressions read it as `canvas.now`.")

  /// The most pixels of a picture.
  private static let pixelLimit = 4_000_000_000.0

  private static func checkPixels(of canvas: PreviewCanvas) throws(Mismatch) {
    guard case .points(let height) = canvas.height else { return }
    let pixels = canvas.width * height * canvas.scale * canvas.scale
    guard pixels <= pixelLimit else {
      throw Mismatch(
        "expected at most \(NumberText.shortest(pixelLimit)) pixels, found "
          + NumberText.shortest(pixels.rounded()))
    }
  }
}

extension ValueType<String> {
  /// A day, or a day with a time, in the notation of ISO 8601.
  fileprivate static let moment = ValueType.scalar(
    "a date", shown: "a date, as `2026-03-12` or `2026-03-12T09:41`",
    json: .members(["type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}"]), pending: ""
  ) { value throws(Mismatch) in
    guard case .string(let text) = value, Moment(text) != nil else {
      throw Mismatch(
        expected: "a date as '2026-03-12' or '2026-03-12T09:41'", found: value)
    }
    return text
  }
}

extension ValueType<PreviewCanvas.Height> {
  /// A height, or `fit`.
  fileprivate static let canvasHeight = ValueType.scalar(
    "a height in points or fit", shown: "a number from 1 to 100000000, or fit",
    json: .members([
      "anyOf": .array([
        .members(["type": "number", "minimum": .number(1), "maximum": .number(100_000_000)]),
        .members(["const": "fit"]),
      ])
    ]), pending: .fit, takesTokens: true
  ) { value throws(Mismatch) in
    if case .string("fit") = value { return .fit }
    return .points(
      try value.number(within: 1...100_000_000, "a height in points or fit", or: ["fit"]))
  }
}

extension ValueType<TextLocale> {
  /// A language by its BCP 47 tag.
  fileprivate static let locale = ValueType.scalar(
    "a language's tag", shown: "a language's tag, as `ar` or `zh-Hant`",
    json: .members([
      "type": "string", "pattern": "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$",
    ]), pending: TextLocale.english
  ) { value throws(Mismatch) in
    guard case .string(let tag) = value, let locale = TextLocale(tag) else {
      throw Mismatch(
        expected: "a language's tag", found: value, suggestion: "as in 'ar', 'pt-BR', 'zh-Hant'")
    }
    return locale
  }
}

extension ValueType<Device> {
  /// A preset by its id.
  static let device = ValueType.scalar(
    "a device", json: .members(["enum": .array(Device.all.map { .string($0.id) })]),
    pending: Device.all[0]
  ) { value throws(Mismatch) in
    guard case .string(let id) = value, let device = Device.all.first(where: { $0.id == id })
    else {
      throw Mismatch(
        expected: "a device", found: value,
        suggestion: named(like: value).map { "write '\($0.id)', which is the \($0.name)" }
          ?? misspelt(value) ?? "'maquette devices' lists them")
    }
    return device
  }

  /// Returns the suggestion of the most similar device: one with the same numbers, as another number is not a misspelling,
  /// and nil for the beginning of several, as `iphone`.
  private static func misspelt(_ value: DataValue) -> String? {
    guard case .string(let text) = value else { return nil }
    let ids = Device.all.map(\.id)
    guard ids.count(where: { $0.hasPrefix(text.lowercased()) }) < 2 else { return nil }
    let numbers = text.filter(\.isNumber)
    return value.suggestion(among: ids.filter { $0.filter(\.isNumber) == numbers })
  }

  /// Returns the only device whose name has all the words of a text, as `ipad-air-11` or `ipad-mini-6`, or else the one
  /// with most of them and no other, as the iPhone Air for `iphone-17-air`; nil for several.
  private static func named(like value: DataValue) -> Device? {
    guard case .string(let text) = value else { return nil }
    func words(_ text: String) -> Set<Substring> {
      Set(text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "." })
    }
    let wanted = words(text)
    // A word that no device has is misspelt.
    if wanted.isSubset(of: Device.all.reduce(into: []) { $0.formUnion(words($1.name)) }) {
      // Names differ by their words rather than by their numbers.
      let within = Device.all.filter { words($0.name).isSubset(of: wanted) }
        .map { (letters: $0.name.count(where: \.isLetter), device: $0) }
      let most = within.map(\.letters).max()
      let nearest = within.filter { $0.letters == most }
      if nearest.count == 1 { return nearest[0].device }
    }
    let found = Device.all.filter { device in
      let own = words(device.name)
      // A 6th generation is also a 6.
      let ordinals = own.filter { $0.hasSuffix("th") }.map { $0.dropLast(2) }
      return wanted.isSubset(of: own.union(ordinals))
    }
    return wanted.count > 1 && found.count == 1 ? found[0] : nil
  }
}
