import LayoutGeometry
import LayoutSnapshots

extension ChangePlaces {
  /// The places of what is not there any more.
  var removed: [Rect] { after.isEmpty ? before : [] }
}
