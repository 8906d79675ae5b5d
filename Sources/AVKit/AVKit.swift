@_exported public import AVFoundation
@_exported public import struct Maquette.VideoPlayer
public import MaquetteUIKit

// A film is a labelled surface with a notice.

nonisolated extension VideoPlayer {
  /// Creates a film with a view over it, which is not drawn.
  public init<Overlay: View>(
    player: AVPlayer?, file: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder videoOverlay: () -> Overlay
  ) { self.init(player: player, file: file, line: line) }
}

/// A controller of a film, which is a labelled surface.
open class AVPlayerViewController: UIViewController {
  /// The player.
  open var player: AVPlayer?
  /// The way the film fills the screen.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Indicates whether the buttons are shown; they are not drawn.
  open var showsPlaybackControls = true
  /// Indicates whether the film may go on in a small window.
  open var allowsPictureInPicturePlayback = true
  /// Indicates whether the film fills the screen when it is played.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Indicates whether the film leaves the screen when it is over.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// The object that observes the controller; not called.
  open weak var delegate: AnyObject?

  /// Makes the screen of the surface alone.
  open override func loadView() { view = VideoSurface(frame: UIScreen.main.bounds) }
}

private final class VideoSurface: _SurfaceView {}

/// A button for the choice of a loudspeaker, which is a labelled surface.
open class AVRoutePickerView: _SurfaceView {
  /// The colour while a loudspeaker is chosen.
  open var activeTintColor: UIColor?
  /// Indicates whether screens are offered first.
  open var prioritizesVideoDevices = false
}
