import CellViews
import DisplayList

// Effects on the whole drawing of a view, as one picture.
extension ModifierDeclaration {
  static let pixelEffects: [ModifierDeclaration] = [
    .blur, .mask, .blendMode, .saturation, .grayscale, .brightness, .contrast, .hueRotation,
    .colorInvert, .colorMultiply, .zIndex,
  ]

  static let blur = ModifierDeclaration(
    "blur", ValueType<Double>.number(0...1000),
    "Out of focus: the Gaussian's standard deviation, in points."
  ) { .effect(.blur(radius: $0)) }

  static let saturation = ModifierDeclaration(
    "saturation", ValueType<Double>.number(0...100),
    "How strong colours are: 1 as they are, 0 for greys."
  ) { .effect(.saturation($0)) }

  static let grayscale = ModifierDeclaration(
    "grayscale", .fraction, "How much of the colours is taken: 0 for nothing, 1 for all."
  ) { .effect(.grayscale($0)) }

  static let brightness = ModifierDeclaration(
    "brightness", ValueType<Double>.number(-1...1),
    "How much lighter: 0 for nothing, 1 for white, -1 for black."
  ) { .effect(.brightness($0)) }

  static let contrast = ModifierDeclaration(
    "contrast", ValueType<Double>.number(-100...100),
    "How much contrast: 1 as it is, 0 for grey."
  ) { .effect(.contrast($0)) }

  static let hueRotation = ModifierDeclaration(
    "hueRotation", .distance, "How far hues are turned around the colour wheel, in degrees."
  ) { .effect(.hueRotation($0)) }

  static let colorInvert = ModifierDeclaration(
    "colorInvert", ValueType<Bool>.truth.orMissing(true, words: "true"), "The opposite colours."
  ) { $0 ? .effect(.colorInvert) : .effect(.saturation(1)) }

  static let colorMultiply = ModifierDeclaration(
    "colorMultiply", ValueType<Color>.color, "Each component times that of a colour."
  ) { .effect(.colorMultiply($0)) }

  static let blendMode = ModifierDeclaration(
    "blendMode", ValueType<BlendMode>.word(pending: .normal),
    "How the view is mixed with what is under it."
  ) { .effect(.blendMode($0)) }

  static let mask = ModifierDeclaration(
    "mask", ValueType<AlignedView>.mask, "Draws the view as opaque as another one is there."
  ) { .mask($0.content, $0.alignment) }

  static let zIndex = ModifierDeclaration(
    "zIndex", ValueType<Double>.distance,
    "Where the view is among those of its stack: higher ones are in front; 0 by default."
  ) { .layoutValue(ZIndex.self, $0) }
}
