import DisplayList
package import ImageDecoding
package import LayoutGeometry

/// A picture of a catalog, of which the surroundings choose a variant.
package struct AssetImage: Sendable {
  /// A variant of the picture.
  package struct Variant: Sendable {
    /// The variant's picture.
    package var picture: Picture
    /// The natural size, in points.
    package var size: Size
    /// The slices of a picture that is stretched in parts; nil for one that is scaled as a whole.
    package var slices: ImageSlices?
    /// The words of what is not drawn as the catalog states.
    package var notices: [String]

    /// Creates a variant of the picture's own size.
    package init(
      _ picture: Picture, size: Size? = nil, slices: ImageSlices? = nil, notices: [String] = []
    ) {
      self.picture = picture
      self.size = size ?? picture.size
      self.slices = slices
      self.notices = notices
    }
  }

  /// Indicates whether the picture is drawn in the foreground colour.
  package var isTemplate: Bool
  /// Returns the variant for a screen; throws if there is none or its file cannot be drawn.
  package var variant: @Sendable (ScreenTraits) throws -> Variant

  /// Creates a picture that a closure chooses.
  package init(
    isTemplate: Bool, variant: @escaping @Sendable (ScreenTraits) throws -> Variant
  ) {
    self.isTemplate = isTemplate
    self.variant = variant
  }
}

/// The parts of a picture that keep their size while the others are stretched.
package struct ImageSlices: Hashable, Sendable {
  /// The filling of the part between the ends.
  package enum Filling: Hashable, Sendable {
    case stretched
    case tiled
  }

  /// The lengths of an axis; in points.
  package struct Ends: Hashable, Sendable {
    /// The length of the part at the left or upper end.
    package var first: Double
    /// The length of the part between that fills the rest.
    package var middle: Double
    /// The length of the part at the right or lower end.
    package var last: Double

    /// Creates the lengths of the three parts.
    package init(first: Double, middle: Double, last: Double) {
      self.first = first
      self.middle = middle
      self.last = last
    }
  }

  /// The size of the whole picture, in points.
  package var picture: Size
  /// The parts along the width; nil for an axis that is scaled as a whole.
  package var columns: Ends?
  /// The parts along the height; nil for an axis that is scaled as a whole.
  package var rows: Ends?
  /// The filling of the part between.
  package var filling: Filling

  /// Creates slices.
  package init(of picture: Size, columns: Ends?, rows: Ends?, filling: Filling) {
    self.picture = picture
    self.columns = columns
    self.rows = rows
    self.filling = filling
  }

  /// The size at which no part is stretched.
  ///
  /// What the catalog leaves out between the ends and the middle is not drawn at any size.
  package var naturalSize: Size {
    func length(_ ends: Ends?, _ whole: Double) -> Double {
      ends.map { $0.first + $0.middle + $0.last } ?? whole
    }
    return Size(
      width: length(columns, picture.width), height: length(rows, picture.height))
  }

  /// The most tiles of a picture; with more, the middle is stretched.
  private static let tileLimit = 4096

  /// Returns the commands that draw the picture's parts across a frame.
  func commands(for picture: PictureID, in frame: Rect, tint: RGBA?) -> [Command] {
    guard self.picture.width > 0, self.picture.height > 0 else { return [] }
    let isTiled =
      filling == .tiled
      && Self.tiles(columns, frame.width) * Self.tiles(rows, frame.height)
        <= Double(Self.tileLimit)
    let spans = (
      Self.spans(columns, of: self.picture.width, over: frame.width, isTiled: isTiled),
      Self.spans(rows, of: self.picture.height, over: frame.height, isTiled: isTiled)
    )
    return spans.1.flatMap { row in
      spans.0.map { column in
        let part = Rect(
          x: frame.minX + column.start, y: frame.minY + row.start, width: column.length,
          height: row.length)
        let image = ImageCommand(
          picture: picture,
          frame: Rect(
            x: part.minX - column.source * column.factor,
            y: part.minY - row.source * row.factor,
            width: self.picture.width * column.factor, height: self.picture.height * row.factor),
          tint: tint)
        return .group(Group(clip: .rect(part), commands: [.image(image)]))
      }
    }
  }

  private static func tiles(_ ends: Ends?, _ length: Double) -> Double {
    guard let ends, ends.middle > 0 else { return 1 }
    return max(1, (length - ends.first - ends.last) / ends.middle)
  }

  /// A part of an axis.
  private struct Span {
    /// The offset in the picture, in points.
    var source: Double
    /// The offset in the frame.
    var start: Double
    /// The length in the frame.
    var length: Double
    /// The length in the frame of a point of the picture.
    var factor: Double
  }

  private static func spans(
    _ ends: Ends?, of whole: Double, over length: Double, isTiled: Bool
  ) -> [Span] {
    guard let ends else {
      return [Span(source: 0, start: 0, length: length, factor: length / whole)]
    }
    // In a frame that is smaller than both ends, these shrink.
    let outer = ends.first + ends.last
    let shrink = outer > length && outer > 0 ? length / outer : 1
    let first = ends.first * shrink
    let last = ends.last * shrink
    var spans = [Span(source: 0, start: 0, length: first, factor: shrink)]
    let middle = length - first - last
    if middle > 0, ends.middle > 0 {
      if isTiled {
        var start = 0.0
        while start < middle {
          spans.append(
            Span(
              source: ends.first, start: first + start, length: min(ends.middle, middle - start),
              factor: 1))
          start += ends.middle
        }
      } else {
        spans.append(
          Span(source: ends.first, start: first, length: middle, factor: middle / ends.middle))
      }
    }
    spans.append(
      Span(source: whole - ends.last, start: length - last, length: last, factor: shrink))
    return spans.filter { $0.length > 0 }
  }
}

extension ImageNode {
  /// Creates a catalog's picture in its variant of a phone, or else of a tablet, which finds mistakes
  /// before anything is drawn.
  ///
  /// - Throws: The error of the phone's variant, if there is neither.
  package init(_ asset: AssetImage, named name: String) throws {
    var traits = ScreenTraits()
    let first = Result { try asset.variant(traits) }
    traits.idiom = .pad
    let variant = try (try? first.get()) ?? (try? asset.variant(traits)) ?? first.get()
    self.init(variant.picture)
    self.name = name
    self.asset = asset
  }
}
