import DisplayList
package import ImageDecoding
package import LayoutGeometry
import TextShaping

/// A picture at its natural size, or scaled to its proposed space.
package struct ImageNode: Sendable {
  /// The decoded picture.
  package var picture: Picture
  /// Indicates whether the image fills its proposal; if not, it keeps its natural size.
  package var isResizable: Bool
  /// Indicates whether the image is a symbol: drawn in the foreground colour, one font size high.
  package var isSymbol: Bool
  /// The picture in an environment that runs from right to left; nil for the same one.
  package var rightToLeft: Picture?
  /// The looks of a symbol besides the regular one; nil for a single look.
  package var artwork: SymbolArtwork?
  /// The box of a symbol; nil for one that is as high as the font's size.
  package var box: SymbolBox?
  /// The symbol's name, or the file's: its path as a config has it, or without its folder; nil for a
  /// picture from elsewhere.
  package var name: String?
  /// The variants of a catalog's picture; nil for a picture that is the same on all screens.
  package var asset: AssetImage?

  /// Creates an image; by default of its natural size and colours.
  package init(_ picture: Picture, isResizable: Bool = false, isSymbol: Bool = false) {
    self.picture = picture
    self.isResizable = isResizable
    self.isSymbol = isSymbol
  }
}

extension ImageNode: LeafView {
  package var description: ViewDescription {
    // `picture`, `rightToLeft`, `artwork`, `box` and `asset` are what the name names, and are drawn.
    ViewDescription(
      isSymbol ? "symbol" : "image", name: name, [.flag("resizable", isResizable)])
  }

  package func node(in environment: ViewEnvironment) -> LayoutNode {
    let node = LayoutNode(
      isSymbol
        ? ImageLayout(symbol: self, parts: parts(in: environment), environment)
        : ImageLayout(self, environment))
    guard environment.isRedacted else { return node }
    return LayoutNode(RedactedPicture(picture: node, isSymbol: isSymbol, in: environment))
  }

  /// Returns the pictures of a symbol with their colours, the rearmost first.
  func parts(in environment: ViewEnvironment) -> [PaintedPicture] {
    let look = environment.symbolLook
    if let artwork, !look.isPlain {
      return artwork.layers(in: look).map { layer in
        PaintedPicture(
          picture: layer.picture, tint: environment.symbolColor(level: layer.level))
      }
    }
    let turned = environment.direction == .rightToLeft ? rightToLeft : nil
    return [PaintedPicture(picture: turned ?? picture, tint: environment.foreground)]
  }
}

/// A picture, and the colour that replaces its own; nil for pictures that keep theirs.
struct PaintedPicture: Sendable {
  let picture: Picture
  let tint: ShownColor?
}

extension ImageNode {
  /// Returns the room that the image takes in a line of a text: that of its box, or else one font
  /// size high with an eighth of it below the baseline; a picture is on the baseline.
  ///
  /// A symbol is as wide as its box, to no pixels, as are the letters around it.
  ///
  /// - Parameter scale: The factor by which a symbol's drawing is larger; one without a box is not.
  func roomInLine(fontSize: Double, scale: Double) -> TextRun.Picture {
    let size = picture.size
    if let box {
      return TextRun.Picture(
        width: box.advance * scale * fontSize,
        ascent: SymbolBox.ascent * fontSize, descent: SymbolBox.descent * fontSize)
    }
    guard isSymbol else {
      return TextRun.Picture(width: size.width, ascent: size.height, descent: 0)
    }
    let ratio = size.isEmpty ? 1 : size.width / size.height
    return TextRun.Picture(
      width: fontSize * ratio, ascent: fontSize * 0.875, descent: fontSize * 0.125)
  }
}

/// A picture at its natural size, or in any proposed space.
private struct ImageLayout: NodeLayout {
  /// One picture, or the parts of a symbol, the rearmost first.
  let parts: [PaintedPicture]
  /// The picture's name.
  let name: String?
  let isResizable: Bool
  let isSymbol: Bool
  /// The size of the image without a proposal, in points.
  let idealSize: Size
  /// The baseline, in points from the top; nil for a picture and for a resizable symbol, which have none of their own.
  ///
  /// Source: `explicitAlignment` of OpenSwiftUI's `ResolvedImage.swift`, which is nil for an image that is resized.
  let baseline: Double?
  /// The length of a symbol's line below a text's baseline, in points: the space beside it is that of a line, whatever its
  /// drawing.
  let descent: Double
  /// Returns the frame of the picture in the view's frame.
  let pictureFrame: @Sendable (Rect) -> Rect
  /// The mark of the image's view.
  let mark: ViewMark?
  /// The variant of a catalog's picture, or the reason why there is none; nil for other pictures.
  let variant: Result<AssetImage.Variant, any Error>?

  /// Creates a picture as it is, or the variant of a catalog's that suits the surroundings.
  init(_ image: ImageNode, _ environment: ViewEnvironment) {
    mark = environment.mark
    variant = image.asset.map { asset in Result { try asset.variant(environment.traits) } }
    let chosen = try? variant?.get()
    parts = [
      PaintedPicture(
        picture: chosen?.picture ?? image.picture,
        tint: image.asset?.isTemplate == true ? environment.foreground : nil)
    ]
    name = image.name
    isResizable = image.isResizable
    isSymbol = false
    idealSize = chosen?.size ?? image.picture.size
    (baseline, descent) = (nil, 0)
    pictureFrame = { $0 }
  }

  /// Creates a symbol in the foreground colour in its box, or one font size high at the medium
  /// scale without one.
  ///
  /// An eighth of the latter is below the baseline, as in the style sheet of the symbols' makers; at
  /// other scales its middle is at the same height.
  init(symbol image: ImageNode, parts: [PaintedPicture], _ environment: ViewEnvironment) {
    mark = environment.mark
    variant = nil
    self.parts = parts
    name = image.name
    isResizable = image.isResizable
    isSymbol = true
    let scale = environment.symbolScale.factor
    let fontSize = environment.fontRequest.size
    guard let box = image.box?.weighted(environment.symbolLook.weight) else {
      let natural = image.picture.size
      let ratio = natural.isEmpty ? 1 : natural.width / natural.height
      let height = fontSize * scale
      idealSize = Size(width: height * ratio, height: height)
      baseline = image.isResizable ? nil : height * (0.5 + 0.375 / scale)
      descent = height * (0.5 - 0.375 / scale)
      pictureFrame = { $0 }
      return
    }
    descent = SymbolBox.descent * fontSize
    let pixel = environment.pixel
    let isMirrored = image.rightToLeft != nil && environment.direction == .rightToLeft
    if image.isResizable {
      idealSize = box.drawnSize(fontSize: fontSize, scale: scale, pixel: pixel)
      baseline = nil
      pictureFrame = { frame in
        box.pictureFrame(
          filling: frame, fontSize: fontSize, scale: scale, pixel: pixel, isMirrored: isMirrored)
      }
      return
    }
    let middle = box.middle(fontSize: fontSize, scale: scale)
    let isInLine = environment.hasSymbolsInLines
    let room =
      isInLine
      ? box.roomInLine(fontSize: fontSize, scale: scale, pixel: pixel)
      : box.room(fontSize: fontSize, scale: scale, pixel: pixel)
    let ascent = isInLine ? SymbolBox.ascent * fontSize : room.height / 2 + middle
    idealSize = room
    baseline = ascent
    pictureFrame = { frame in
      box.pictureFrame(
        around: Point(x: frame.midX, y: frame.minY + ascent - middle), fontSize: fontSize,
        scale: scale, isMirrored: isMirrored)
    }
  }

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    let size = isResizable ? proposal.filled(ideal: idealSize) : idealSize
    return Measurement(size: size, firstBaseline: baseline, lastBaseline: baseline)
  }

  func spacing(in pass: LayoutPass) throws -> NodeSpacing {
    isSymbol && !isResizable ? .symbol(descent: descent) : .view
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    for part in parts {
      if case .vector(let document) = part.picture.content, let texts = document.texts {
        try DefaultConfiguration.pinForPictures(of: texts)
        for list in document.families
        where !list.names.contains(where: DefaultConfiguration.hasFamily) {
          pass.notice(.picture(list.notice, name: name ?? "a picture"), mark: mark)
        }
      }
      for notice in part.picture.notices {
        pass.notice(.picture(notice, name: name ?? "a picture"), mark: mark)
      }
    }
    let variant = try variant?.get()
    for words in variant?.notices ?? [] {
      pass.notice(
        .picture(PictureNotice(words: words, line: nil), name: name ?? "a picture"), mark: mark)
    }
    if parts.contains(where: { $0.tint.map { $0.color.alpha > 0 } ?? true }) { pass.cover(frame) }
    return PlacedView(
      frame: frame,
      drawing: ImageDrawing(
        parts: parts.map { ($0.tint, pass.found.use($0.picture, mark: mark)) }, name: name,
        pictureFrame: pictureFrame(frame), slices: variant?.slices, isSymbol: isSymbol))
  }
}

/// A picture across its view, or the parts of a symbol over each other.
private struct ImageDrawing: ViewDrawing {
  /// The pictures, each with a colour that replaces its own; the rearmost first.
  let parts: [(tint: ShownColor?, picture: PictureID)]
  /// The picture's name.
  let name: String?
  /// The frame of the pictures.
  let pictureFrame: Rect
  /// The slices of a picture that is stretched in parts; nil for one that is scaled as a whole.
  let slices: ImageSlices?
  let isSymbol: Bool

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    guard !view.frame.isEmpty, !pictureFrame.isEmpty else { return }
    for (tint, picture) in parts where tint.map({ $0.color.alpha > 0 }) ?? true {
      if let slices {
        commands += slices.commands(for: picture, in: pictureFrame, tint: tint?.color)
        continue
      }
      commands.append(
        .image(ImageCommand(picture: picture, frame: pictureFrame, tint: tint?.color)))
    }
  }

  func part(of view: PlacedView) -> ViewPart { .surrounding }

  func look(of view: PlacedView) -> ViewLook {
    let front = parts.last
    var look = ViewLook(.view(isSymbol ? .symbol : .image))
    look.seen.color = front?.tint.map { PartLook.Fill($0) }
    look.picture = front.map { ViewLook.Picture(id: $0.picture, name: name) }
    return look
  }
}

extension ImageNode: Settable {
  /// The values that can be set; a name does not make its picture.
  package static let fields: [SettingField<ImageNode>] = [.flag("resizable", \.isResizable)]
}
