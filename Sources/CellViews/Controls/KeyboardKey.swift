import DisplayList
import LayoutGeometry

/// A key of the screen's keyboard, with half of the space between keys around it.
enum KeyboardKey: Sendable {
  /// A letter or a sign.
  case character(String)
  /// A digit on a key of a pad.
  case digit(String)
  /// A key with a word; its width is in tenths of the keyboard's.
  case word(String, share: Double)
  /// The return key in the tint.
  case prominent(String)
  case space
  case shift(isOn: Bool)
  case delete(isOnBackground: Bool)
  case emoji
  case blank

  /// The width in tenths of the keyboard's; nil for an equal share of the rest.
  var share: Double? {
    switch self {
    case .character, .digit, .space, .blank: nil
    case .word(_, let share): share
    case .prominent: 2.5
    case .shift, .emoji: 1.25
    case .delete(let isOnBackground): isOnBackground ? nil : 1.25
    }
  }

  /// Indicates whether the key is at an end of a row of letters.
  var isBesideLetters: Bool {
    switch self {
    case .shift, .delete(isOnBackground: false): true
    default: false
    }
  }

  /// Indicates whether the key types its label.
  var isLetter: Bool {
    if case .character = self { true } else { false }
  }

  /// Returns the key in a system's look.
  func view(_ style: SystemStyle.KeyboardStyle) -> ViewNode {
    func key(_ label: ViewNode, _ color: Color) -> ViewNode {
      Self.key(label, color, style)
    }
    return switch self {
    case .character(let text): key(.line(text, size: 23), .keyboardKey)
    case .digit(let text): key(.line(text, size: 25), .keyboardKey)
    case .word(let text, share: _): key(.line(text, size: 16), style.specialKey)
    case .prominent(let text):
      key(ViewNode.line(text, size: 16).colored(.white), style.prominentKey)
    case .space: key(.line("space", size: 16), .keyboardKey)
    case .emoji: key(Self.face(size: 20), style.specialKey)
    case .blank: .color(.clear)
    case .delete(isOnBackground: true): Self.deleteSign
    case .delete(isOnBackground: false): key(Self.deleteSign, style.specialKey)
    case .shift(let isOn):
      isOn
        ? key(
          ViewNode.shape(.path(.shift), fill: .black).framed(width: 19, height: 17), .white)
        : key(
          .sign(.shift, width: 19, height: 17, lineWidth: 1.6, color: .label),
          style.specialKey)
    }
  }

  /// Returns a label on a key's surface.
  private static func key(
    _ label: ViewNode, _ color: Color, _ style: SystemStyle.KeyboardStyle
  ) -> ViewNode {
    let surface = ViewNode.shape(.roundedRectangle(cornerRadius: style.keyRadius), fill: color)
    return
      label
      .with(.environment(.text(.minimumScaleFactor(0.6))))
      .padded(leading: 2, trailing: 2)
      .with(
        .flexibleFrame(FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity))
      )
      .with(
        .background(style.keyShadow.map { surface.with(.shadow($0)) } ?? surface, .center)
      )
      .colored(.label)
      .padded(top: 8, leading: 3, bottom: 4, trailing: 3)
  }

  private static var deleteSign: ViewNode {
    ViewNode.sign(.deleteKey, width: 22, height: 17, lineWidth: 1.6, color: .label)
      .with(
        .overlay(
          ViewNode.sign(.cross, width: 7, height: 7, lineWidth: 1.6, color: .label)
            .with(.offset(Point(x: 2.5, y: 0))), .center))
  }

  static func face(size: Double) -> ViewNode {
    ViewNode.sign(.smile, width: size, height: size, lineWidth: 1.8, color: .keyboardSign)
      .with(
        .overlay(
          .shape(
            ShapeNode(
              .inset(.circle, by: 0.9),
              stroke: ShapeNode.Stroke(.color(.keyboardSign), lineWidth: 1.8))), .center))
  }
}

extension Color {
  private static func gray(_ light: UInt32, _ dark: UInt32) -> Color {
    Color(light: RGBA(hex: light), dark: RGBA(hex: dark))
  }

  /// The background of keys.
  static let keyboardBackground = gray(0xD1D3D9, 0x2B2B2D)
  /// The surface of keys that type.
  static let keyboardKey = gray(0xFFFFFF, 0x6B6B6E)
  /// The surface of all other keys.
  static let keyboardSpecialKey = gray(0xABB0BA, 0x464649)
  /// The signs under the keys.
  static let keyboardSign = gray(0x50555C, 0xEBEBF0)
}
