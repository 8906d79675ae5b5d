import DisplayList
import LayoutGeometry

extension SVGDocument {
  /// Writes commands with an effect: filters, masks and mixtures are SVG's own.
  func write(_ commands: [Command], with effect: GroupEffect) throws {
    var attributes = SVGAttributes()
    switch effect {
    case .blur(let radius):
      var blur = SVGAttributes()
      let most = Blur.largestDeviation / Self.grid.scale
      let deviation = min(max(radius, 0), most)
      blur.set("stdDeviation", SVGNumber.length(deviation))
      let reference = filter(
        "<feGaussianBlur\(blur.text)/>", around: commands, reach: Shadow.reach * deviation)
      attributes.set("filter", "url(#\(reference))")
    case .color(let matrix):
      var values = SVGAttributes()
      values.set(
        "values", matrix.values.map { SVGNumber.text($0, digits: 5) }.joined(separator: " "))
      attributes.set(
        "filter", "url(#\(filter("<feColorMatrix\(values.text)/>", around: commands, reach: 0)))")
    case .blend(let mode) where !mode.isWithoutName:
      if let name = mode.cssName { attributes.set("style", "mix-blend-mode:\(name)") }
    case .backdrop, .glass, .blend:
      return try writePixels(
        of: behind([.group(Group(effect: effect, commands: commands))]), in: commands.inkBounds)
    case .perspective(let perspective):
      return try writePixels(
        of: [.group(Group(effect: effect, commands: commands))],
        in: perspective.bounds(of: commands.inkBounds))
    case .mask(let mask): attributes.set("mask", "url(#\(try self.mask(mask)))")
    }
    guard !attributes.isEmpty else { return try write(commands) }
    body.open("g", attributes)
    try write(commands)
    body.close("g")
  }

  /// Returns the drawing so far, in the groups that are being written, with commands over it.
  func behind(_ commands: [Command]) -> [Command] {
    levels.reversed().reduce(commands) { inner, level in
      let commands = Array(level.commands[..<level.position] + inner)
      guard let group = level.group?.around(commands, for: purpose) else { return commands }
      return [.group(group)]
    }
  }

  /// Returns a filter of one step over the drawing of commands on the canvas.
  private func filter(_ step: String, around commands: [Command], reach: Double) -> String {
    let canvas = Rect(origin: .zero, size: drawing.displayList.size).inset(by: -2 * reach)
    let ink = commands.inkBounds.inset(by: -reach)
    return definitions.identifier(
      of: "filter", filterAttributes(for: ink.intersection(canvas) ?? .zero), content: step,
      kind: "effect", names: &names)
  }

  /// Returns a mask of commands, all in white: SVG's masks use the lightness, and ours the opacity.
  private func mask(_ commands: [Command]) throws -> String {
    var matrix = SVGAttributes()
    matrix.set("values", RGBA.white.replacementMatrix)
    let white = filter("<feColorMatrix\(matrix.text)/>", around: commands, reach: 0)
    var filtered = SVGAttributes()
    filtered.set("filter", "url(#\(white))")
    let content = try markup {
      body.open("g", filtered)
      try write(commands)
      body.close("g")
    }
    let canvas = Rect(origin: .zero, size: drawing.displayList.size)
    let ink = commands.inkBounds
    var attributes = region(ink.intersection(canvas) ?? .zero)
    attributes.set("maskUnits", "userSpaceOnUse")
    return definitions.identifier(
      of: "mask", attributes, content: "\n" + content, kind: "mask", names: &names)
  }
}

extension BlendMode {
  /// Indicates whether a mode mixes colours as CSS has no name for.
  var isWithoutName: Bool { self != .normal && cssName == nil }

  /// CSS's name; nil for a mode that CSS does not have, or that only browsers know.
  fileprivate var cssName: String? {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: nil
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue,
      .saturation, .color, .luminosity:
      rawValue
    }
  }
}
