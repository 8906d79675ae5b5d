package import AssetCatalogs
package import CellViews
import Diagnostics
package import ImageDecoding
import LayoutGeometry
import PlainText

extension AssetCatalog {
  /// Returns a picture whose variants are decoded when a screen asks for them; nil for an unknown
  /// one.
  ///
  /// An app icon is a picture, too, with the size that it has on a home screen.
  ///
  /// - Parameter picture: Decodes a file of the catalog, with so many pixels per point.
  /// - Throws: `Diagnostic` in the set's `Contents.json` for one that is not an image set, or names
  ///   a file that the set does not have.
  package func image(
    named name: String,
    picture: @escaping @Sendable (_ path: String, _ scale: Double) throws -> Picture
  ) throws -> LoadedAsset<AssetImage>? {
    for kind in [AssetKind.image, .icon] {
      guard let folder = folder(kind, named: name) else { continue }
      let contents = try files.json("\(folder)/Contents.json", limit: Self.longestContents)
      var set = try ImageSet(
        contents, kind: kind, folder: folder, holding: Set(files.names(folder)))
      if let ambiguity = ambiguity(kind, named: name) { set.notices.append(ambiguity) }
      return LoadedAsset(value: set.image(picture), notices: set.notices)
    }
    return nil
  }
}

/// The pictures of an `.imageset` or an `.appiconset`.
private struct ImageSet: Sendable {
  private let kind: AssetKind
  private let folder: String
  private let isTemplate: Bool
  private var slots: [AssetSlot] = []
  private var pictures: [SlotPicture] = []
  private let contents: PlacedJSON
  var notices: [Diagnostic]

  /// The picture in a slot.
  private struct SlotPicture: Sendable {
    var file: String
    var resizing: Resizing?
    /// The side of an icon, in points; nil for other pictures.
    var iconSide: Double?
  }

  init(
    _ contents: PlacedJSON, kind: AssetKind, folder: String, holding files: Set<String>
  ) throws(Diagnostic) {
    self.contents = contents
    self.kind = kind
    self.folder = folder
    notices = try AssetContents.check(contents, lists: ["images"], in: "an \(kind.words)")
    let intent = contents["properties"]?["template-rendering-intent"]
    isTemplate = intent?.string == "template"
    if let intent, !["template", "original", "automatic"].contains(intent.string) {
      notices.append(
        intent.warning("no rendering is \(intent.summary); the picture keeps its colours"))
    }
    guard let nodes = contents["images"]?.list else {
      throw contents.mistake("missing list 'images' in an \(kind.words)")
    }
    for node in nodes {
      // A slot without a file is one that Xcode shows as empty: others take its place.
      guard let name = node["filename"], let file = name.string, !file.isEmpty else { continue }
      guard
        let slot = AssetSlot(
          // Generators of icons leave their own fields in them.
          node,
          own: [
            "filename", "resizing", "alignment-insets", "size", "role", "expected-size", "folder",
          ],
          notices: &notices)
      else { continue }
      guard !file.contains("/"), files.contains(file) else {
        // Xcode's compiler warns of it, and the slot is as empty.
        notices.append(
          name.warning(
            "the set has no file '\(excerpt(of: file, limit: 60))'",
            suggestion: suggestion(for: file, among: files.filter { $0 != "Contents.json" })))
        continue
      }
      var picture = SlotPicture(file: file)
      if let resizing = node["resizing"] {
        picture.resizing = try Resizing(resizing, notices: &notices)
      }
      if kind == .icon {
        picture.iconSide = (node["size"]?.string?.split(separator: "x").first).flatMap {
          Double($0)
        }
      }
      slots.append(slot)
      pictures.append(picture)
    }
    guard !slots.isEmpty else {
      throw contents.mistake("the \(kind.words) has no picture")
    }
  }

  func image(
    _ picture: @escaping @Sendable (_ path: String, _ scale: Double) throws -> Picture
  ) -> AssetImage {
    let set = self
    return AssetImage(isTemplate: isTemplate) { traits in
      try set.variant(for: traits, picture: picture)
    }
  }

  private func variant(
    for traits: ScreenTraits, picture: (_ path: String, _ scale: Double) throws -> Picture
  ) throws -> AssetImage.Variant {
    guard let index = kind == .icon ? bestIcon(for: traits) : slots.best(for: traits) else {
      throw contents.mistake("the \(kind.words) has no picture for \(traits.idiom.device)")
    }
    let slot = slots[index]
    let chosen = pictures[index]
    let isVector = ["svg", "pdf"].contains(chosen.file.ending)
    let scale = isVector ? 1 : slot.scale ?? 1
    let decoded: Picture
    do {
      decoded = try picture("\(folder)/\(chosen.file)", scale)
    } catch let error as PictureError {
      let node = slot.node["filename"] ?? slot.node
      throw node.mistake("cannot draw '\(excerpt(of: chosen.file, limit: 60))': \(error)")
    }
    var variant = AssetImage.Variant(decoded)
    if kind == .icon {
      let side = traits.idiom == .pad ? 76.0 : 60
      variant.size = Size(width: side, height: side)
      return variant
    }
    // A vector has all scales: Xcode makes a picture of each from it.
    if !isVector {
      variant.notices = slot.shortcomings(for: traits).map { "of the pictures, \($0)" }
    }
    if case .pixels = decoded.content, isVector,
      contents["properties"]?["preserves-vector-representation"]?.bool == true
    {
      variant.notices.append(
        "the PDF has pictures, masks or patterns, and is drawn as pixels, three per point")
    }
    if slot.node["alignment-insets"] != nil {
      variant.notices.append("the alignment insets are not kept")
    }
    if let resizing = chosen.resizing {
      let slices = try resizing.slices(of: decoded.size, scale: scale)
      variant.slices = slices
      variant.size = slices.naturalSize
    }
    return variant
  }

  /// The icon for a home screen: that of its side, or else the largest.
  private func bestIcon(for traits: ScreenTraits) -> Int? {
    let side = traits.idiom == .pad ? 76.0 : 60
    let fitting = slots.indices.filter { pictures[$0].iconSide == side }
    if let best = fitting.map({ slots[$0] }).best(for: traits) { return fitting[best] }
    let own = slots.indices.filter { !slots[$0].isForOthers }
    let largest = own.compactMap { pictures[$0].iconSide }.max()
    let rest = own.filter { pictures[$0].iconSide == largest }
    return rest.map { slots[$0] }.best(for: traits).map { rest[$0] } ?? rest.first
  }
}

/// The slicing of a picture, in its pixels.
private struct Resizing: Sendable {
  private let node: PlacedJSON
  private let insets: [String: Double]
  private let center: (width: Double, height: Double)
  private let slicesColumns: Bool
  private let slicesRows: Bool
  private let filling: ImageSlices.Filling

  init(_ node: PlacedJSON, notices: inout [Diagnostic]) throws(Diagnostic) {
    self.node = node
    notices += node.unknownFields(["mode", "center", "cap-insets"], in: "a slicing", as: .warning)
    let modes = ["9-part", "3-part-horizontal", "3-part-vertical"]
    guard let mode = node["mode"]?.string, modes.contains(mode) else {
      throw (node["mode"] ?? node).mistake(
        "mode: expected one of \(modes.joined(separator: ", ")), found "
          + (node["mode"]?.summary ?? "none"))
    }
    slicesColumns = mode != "3-part-vertical"
    slicesRows = mode != "3-part-horizontal"
    switch node["center"]?["mode"]?.string {
    case "tile"?: filling = .tiled
    // Apple's reference and Xcode write `stretch`; `fill` is found in older catalogs.
    case "stretch"?, "fill"?, nil: filling = .stretched
    case _?:
      let mode = node["center"]?["mode"]
      throw (mode ?? node).mistake(
        "mode: expected one of stretch, tile, found \(mode?.summary ?? "none")")
    }
    var insets: [String: Double] = [:]
    for field in node["cap-insets"]?.fields ?? [] {
      guard ["top", "left", "bottom", "right"].contains(field.name) else {
        notices += [field.value.warning("unknown field '\(excerpt(of: field.name, limit: 40))'")]
        continue
      }
      insets[field.name] = try Self.length(field.value, field.name)
    }
    self.insets = insets
    center = (
      try node["center"]?["width"].map { node throws(Diagnostic) in try Self.length(node, "width") }
        ?? 1,
      try node["center"]?["height"].map { node throws(Diagnostic) in
        try Self.length(node, "height")
      } ?? 1
    )
  }

  private static func length(_ node: PlacedJSON, _ name: String) throws(Diagnostic) -> Double {
    guard let number = node.number, (0...32_767).contains(number) else {
      throw node.mistake("\(name): expected a number of pixels, found \(node.summary)")
    }
    return number
  }

  /// Returns the slices of a picture of a size in points.
  func slices(of size: Size, scale: Double) throws(Diagnostic) -> ImageSlices {
    func ends(_ first: String, _ last: String, _ middle: Double) -> ImageSlices.Ends {
      ImageSlices.Ends(
        first: (insets[first] ?? 0) / scale, middle: middle / scale,
        last: (insets[last] ?? 0) / scale)
    }
    let columns = slicesColumns ? ends("left", "right", center.width) : nil
    let rows = slicesRows ? ends("top", "bottom", center.height) : nil
    let slices = ImageSlices(of: size, columns: columns, rows: rows, filling: filling)
    let natural = slices.naturalSize
    guard natural.width <= size.width + 1e-9, natural.height <= size.height + 1e-9 else {
      throw node.mistake(
        "the slices are larger than the picture of \(NumberText.shortest(size.width * scale)) × "
          + "\(NumberText.shortest(size.height * scale)) pixels")
    }
    return slices
  }
}

extension AssetCatalog {
  /// Returns the path of a data set's file; nil for an unknown one.
  ///
  /// - Throws: `Diagnostic` in the set's `Contents.json` for one that names no file of the set.
  package func dataFile(named name: String) throws -> String? {
    guard let folder = folder(.data, named: name) else { return nil }
    let contents = try files.json("\(folder)/Contents.json", limit: Self.longestContents)
    _ = try AssetContents.check(contents, lists: ["data"], in: "a data set")
    var notices: [Diagnostic] = []
    let slots = (contents["data"]?.list ?? []).compactMap { node -> AssetSlot? in
      guard node["filename"]?.string?.isEmpty == false else { return nil }
      return AssetSlot(
        node, own: ["filename", "universal-type-identifier"], notices: &notices)
    }
    let held = Set(try files.names(folder))
    guard let index = slots.best(for: ScreenTraits()),
      let file = slots[index].node["filename"]?.string, !file.contains("/"), held.contains(file)
    else { throw contents.mistake("the data set names no file that it has") }
    return "\(folder)/\(file)"
  }
}
