import LayoutGeometry
import PictureComparison
import PlainText

extension PictureDifference {
  /// Returns a sentence about the frames of an animation that differ; nil for a strip of another length, and if there
  /// are more differences than are known one by one.
  ///
  /// - Parameter scale: Pixels a unit of the strip.
  func frameSentence(in strip: Filmstrip, scale: Double) -> String? {
    guard expectedSize == actualSize, clusterCount == clusters.count else { return nil }
    let boxes = clusters.map { cluster in
      Rect(
        x: Double(cluster.box.x) / scale, y: Double(cluster.box.y) / scale,
        width: Double(cluster.box.width) / scale, height: Double(cluster.box.height) / scale)
    }
    let differing = (0..<strip.count).filter { index in
      boxes.contains { $0.intersects(strip.frame(at: index)) }
    }
    guard let first = differing.first else { return nil }
    let count = "\(differing.count) of \(counted(strip.count, "frame"))"
    return
      "\(count) \(differing.count == 1 ? "differs" : "differ"), the first is frame \(first + 1)"
  }
}
