package import DisplayList
package import LayoutGeometry

/// An effect on all of a view's drawing, as one picture; its place in the layout stays.
package enum ViewEffect: Hashable, Sendable {
  /// A blur; the Gaussian's standard deviation, in points.
  case blur(radius: Double)
  /// The saturation: unchanged for 1, greys for 0.
  case saturation(Double)
  /// The reduction of colour, from 0 to 1.
  case grayscale(Double)
  /// The added brightness, from -1 to 1.
  case brightness(Double)
  /// The factor of the contrast.
  case contrast(Double)
  /// The rotation of hues around the colour wheel, in degrees.
  case hueRotation(Double)
  /// The inversion of all colours.
  case colorInvert
  /// The multiplication of each component by a colour's.
  case colorMultiply(Color)
  /// The mode of blending with the background.
  case blendMode(BlendMode)
}

extension NodeModifier {
  /// Draws the view with an effect.
  package static func effect(_ effect: ViewEffect) -> NodeModifier {
    NodeModifier(EffectModifier(effect: effect))
  }

  /// Draws the view with the opacity of another one, whose proposal is the view's size.
  package static func mask(_ view: ViewNode, _ alignment: Alignment) -> NodeModifier {
    NodeModifier(Mask(view: view, alignment: alignment))
  }
}

struct EffectModifier: PrimitiveModifier, Settable {
  let effect: ViewEffect

  /// None: an effect is one value, which is made from words as a whole.
  static let fields: [SettingField<EffectModifier>] = []

  func with(_ name: String, _ words: String?) -> EffectModifier? {
    guard let words else { return nil }
    let number = Double(dump: words[...]) ?? 0
    let all: [ViewEffect] =
      [
        .blur(radius: number), .saturation(number), .grayscale(number), .brightness(number),
        .contrast(number), .hueRotation(number), .colorInvert,
      ] + [Color(words: words).map { .colorMultiply($0) }].compactMap(\.self)
      + [BlendMode(rawValue: words).map { .blendMode($0) }].compactMap(\.self)
    return all.first { $0.setting?.name == name && $0.setting?.value.words == words }
      .map(EffectModifier.init)
  }

  var description: ModifierDescription { [effect.setting] }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    guard let effect = effect.resolved(in: environment) else { return child }
    return LayoutNode(child, drawing: EffectDrawing(effect: effect))
  }
}

extension ViewEffect {
  /// The effect's value under its name in configs.
  fileprivate var setting: LayoutSetting? {
    switch self {
    case .blur(let radius): .length("blur", radius, changing: .paint)
    case .saturation(let amount): .number("saturation", amount, changing: .paint)
    case .grayscale(let amount): .number("grayscale", amount, changing: .paint)
    case .brightness(let amount): .number("brightness", amount, changing: .paint)
    case .contrast(let amount): .number("contrast", amount, changing: .paint)
    case .hueRotation(let degrees): .number("hueRotation", degrees, changing: .paint)
    case .colorInvert: .flag("colorInvert", true, changing: .paint)
    case .colorMultiply(let color): .color("colorMultiply", color)
    case .blendMode(let mode): .word("blendMode", mode.rawValue, changing: .paint)
    }
  }

  /// Returns the effect in the colours of the surroundings; nil if it changes nothing.
  fileprivate func resolved(in environment: ViewEnvironment) -> GroupEffect? {
    let matrix: ColorMatrix
    switch self {
    case .blur(let radius): return radius > 0 ? .blur(radius) : nil
    case .blendMode(let mode): return mode == .normal ? nil : .blend(mode)
    case .saturation(let amount): matrix = .saturation(amount)
    case .grayscale(let amount): matrix = .grayscale(amount)
    case .brightness(let amount): matrix = .brightness(amount)
    case .contrast(let amount): matrix = .contrast(amount)
    case .hueRotation(let degrees): matrix = degrees == 0 ? .identity : .hueRotation(degrees)
    case .colorInvert: matrix = .inversion
    case .colorMultiply(let color): matrix = .multiply(environment.shown(color).color)
    }
    return matrix == .identity ? nil : .color(matrix)
  }
}

private struct EffectDrawing: ModifierDrawing {
  let effect: GroupEffect

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    let content = view.childCommands
    guard !content.isEmpty else { return }
    commands.append(.group(Group(effect: effect, commands: content)))
  }
}

private struct Mask: DecoratingModifier, Settable {
  let view: ViewNode
  private(set) var alignment: Alignment

  init(view: ViewNode, alignment: Alignment) {
    (self.view, self.alignment) = (view, alignment)
  }

  // Not among the description's settings: the layout text writes the alignment with the added view.
  static let fields: [SettingField<Mask>] = [.alignment("alignment", \.alignment)]

  var decoration: ViewNode? { view }

  func adding(_ view: ViewNode) -> (any PrimitiveModifier)? {
    Mask(view: view, alignment: alignment)
  }

  var description: ModifierDescription {
    ModifierDescription(
      [.word("mask", view.kind, changing: .paint)],
      adding: ModifierDescription.AddedView("mask", view, alignment))
  }

  func node(
    around child: LayoutNode, with decoration: LayoutNode, in environment: ViewEnvironment
  ) -> LayoutNode {
    LayoutNode(modifier: MaskLayout(child: child, mask: decoration, alignment: alignment))
  }
}

private struct MaskLayout: ModifierLayout {
  let child: LayoutNode
  let mask: LayoutNode
  let alignment: Alignment

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let content = try child.measure(proposal, in: pass)
    let offer = ProposedSize(frame.size)
    let measurement = try mask.measure(offer, in: pass)
    let place = frame.placing(
      measurement.size, at: measurement.origin(in: content, alignment: alignment),
      direction: pass.direction)
    let placedMask = try mask.place(in: place, proposal: offer, pass: pass)
    let view = try child.place(in: frame, proposal: proposal, pass: pass)
    return PlacedView(
      frame: frame, drawing: MaskDrawing(mask: placedMask), children: [view])
  }
}

private struct MaskDrawing: ModifierDrawing {
  let mask: PlacedView

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    let content = view.childCommands
    var opaque: [Command] = []
    mask.draw(into: &opaque)
    guard !content.isEmpty, !opaque.isEmpty else { return }
    commands.append(.group(Group(effect: .mask(opaque), commands: content)))
  }
}

/// `zIndex(_:)`: the place of a view among those of its stack, from the back to the front.
package enum ZIndex: LayoutValueName {
  /// The index; the higher, the farther to the front; 0 for none.
  package typealias Value = Double

  package static func setting(of value: Double) -> LayoutSetting? {
    .number("zIndex", value, default: 0, changing: .content)
  }
}

extension [LayoutNode] {
  /// The positions of views in drawing order: by their index, equal ones in source order.
  var drawingOrder: [Int] {
    guard contains(where: { $0.values[ZIndex.self] != nil }) else { return Array<Int>(indices) }
    let values = map { $0.values[ZIndex.self] ?? 0 }
    return indices.sorted { (values[$0], $0) < (values[$1], $1) }
  }
}
