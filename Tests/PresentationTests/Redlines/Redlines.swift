import CellViews
import Presentation
import PreviewConfig
import TextShaping

/// The redlines of the previews of a config, in their order.
func redlines(
  _ annotations: [Annotation], in yaml: String
) throws -> [RedlineDrawing] {
  let config = try ConfigFile.load(
    bytes: Array(yaml.utf8), file: "test.yaml", directory: ".", options: ConfigOptions())
  return try config.previews.map { try redlines(annotations, over: $0) }
}

/// The redlines of a preview.
func redlines(_ annotations: [Annotation], over preview: Preview) throws -> RedlineDrawing {
  let shaper = try TextShaper(catalog: preview.fonts)
  return try RedlineDrawing(
    MeasuredScreen(
      try preview.arranged(shaper: shaper), on: preview.canvas, tokens: preview.tokens),
    name: preview.fullName, annotations: annotations, shaper: shaper)
}

/// What the labels of a config's only preview say, in the order in which they found their places.
func labels(_ annotations: Annotation..., in yaml: String) throws -> [String] {
  try redlines(annotations, in: yaml).flatMap(\.labels).map(\.text)
}
