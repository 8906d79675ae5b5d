import CellViews
import CollectionLayouts
import LayoutGeometry
import PlainText
import PreviewRendering

/// The questions of a page about scrolling a collection.
extension LiveSite {
  /// The scrolling of a collection.
  static let scroll: Question = { json, studio in
    let (look, key) = (try Look(json["look"]), try collection(json))
    return try await studio.ask(look) { drawn, tools in
      if let section = drawn.plain.sectionScrollModel(of: key) { return section.json }
      guard let model = try drawn.plain.scrollModel(of: key, shapers: tools.shapers) else {
        throw RequestMistake("the screen has no such collection")
      }
      return model.json
    }
  }

  /// One of the pictures that show a screen while a collection scrolls.
  static let layer: Question = { json, studio in
    let (look, key) = (try Look(json["look"]), try collection(json))
    // The offset of the frame is that of the look.
    if json["layer"]?.string == "frame" {
      return try await studio.ask(look) { drawn, tools in
        guard let picture = drawn.plain.viewportPicture(of: key) else { throw missing }
        return try answer(picture, studio, tools)
      }
    }
    let layer = try ScrollLayer(json)
    return try await studio.ask(look) { drawn, tools in
      guard let model = try drawn.plain.scrollModel(of: key, shapers: tools.shapers),
        let picture = try model.layers?.picture(of: layer, shapers: tools.shapers)
      else { throw missing }
      return try answer(picture, studio, tools)
    }
  }

  private static let missing = RequestMistake("there is no such layer")

  /// Keeps a picture to be fetched, and describes it.
  private static func answer(
    _ picture: ScrollPicture, _ studio: LiveStudio, _ tools: DrawingTools
  ) throws -> String {
    let digest = picture.contentDigest
    if studio.picture(digest) == nil {
      studio.keep(try picture.png(cache: tools.cache), digest: digest)
    }
    return JSONValue.members([
      "digest": .string(digest), "width": .number(picture.frame.width),
      "height": .number(picture.frame.height), "scale": .number(picture.scale),
      "frame": picture.frame.json,
    ]).compactText
  }

  private static func collection(_ json: JSONValue) throws(RequestMistake) -> CollectionKey {
    guard let key = json["collection"]?.string, key.utf8.count <= 400 else {
      throw RequestMistake("expected the key of a collection")
    }
    return CollectionKey(key)
  }
}

extension ScrollLayer {
  /// Reads a layer.
  ///
  /// - Throws: `RequestMistake`.
  fileprivate init(_ json: JSONValue) throws(RequestMistake) {
    switch json["layer"]?.string {
    case "under": self = .under
    case "over": self = .over
    case "band":
      guard let number = json["band"]?.index else { throw RequestMistake("expected a band") }
      self = .band(number)
    case "pinned":
      guard let kind = json["kind"]?.string.flatMap(ElementKind.init),
        let section = json["section"]?.index,
        let state = json["state"]?.string.flatMap(PinningState.init)
      else { throw RequestMistake("expected the element that is pinned") }
      self = .pinned(
        kind, at: ItemIndex(section: section, item: json["item"]?.index ?? 0), state)
    default: throw RequestMistake("expected a layer: under, over, band, pinned or frame")
    }
  }
}
