import LayoutGeometry
import LayoutEdits
import LayoutSnapshots

extension ChangePlaces {
  /// The places of elements that no longer exist.
  var removed: [Rect] { after.isEmpty ? before : [] }
}
