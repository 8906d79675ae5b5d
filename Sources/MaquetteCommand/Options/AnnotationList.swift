import ArgumentParser
import CellViews
import Maquette

/// Annotations as an argument: their words with commas between.
struct AnnotationList: ExpressibleByArgument {
  var annotations: [Annotation]

  init?(argument: String) {
    var annotations: [Annotation] = []
    for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let annotation = Annotation(word: String(word)), !annotations.contains(annotation)
      else { return nil }
      annotations.append(annotation)
    }
    self.annotations = annotations
  }

  static let allValueStrings = Annotation.words
}
