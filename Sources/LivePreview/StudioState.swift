import Diagnostics
import PreviewConfig
import Workers

/// What a studio's threads do, each at most once at a time in the queue.
enum StudioJob: Hashable, Sendable {
  case list
  case read(FileID)
  case draw(Look)
  case check(Look)

  /// The least is done first.
  ///
  /// What a page shows has the urgencies from 0 on, by its place.
  enum Urgency {
    static let question = -3
    static let edit = -2
    /// After the pictures of files that have been read.
    static let firstReading = 500_000
    static let check = 1_000_000
  }
}

/// What a studio knows of its files and its pages, and what it has read and drawn for them.
struct StudioState: Sendable {
  var session: LiveSession
  var tabs = OpenTabs()
  var shelf = PictureShelf()
  /// What `screens` was last sent as.
  var screens = ""
  var configs = RecentValues<
    Settings, (revision: Int, config: Result<LoadedConfig, Diagnostics>)
  >(
    budget: 32)
  var looks = RecentValues<Look, (revision: Int, drawn: DrawnLook)>(budget: 24)

  /// A config as a look's settings change it.
  struct Settings: Hashable, Sendable {
    var file: FileID
    var values: PreviewOverrides
  }
}
