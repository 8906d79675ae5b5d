import LayoutGeometry
import LayoutEdits

extension ChangePlaces {
  /// The places of elements that no longer exist.
  var removed: [Rect] { after.isEmpty ? before : [] }
}
