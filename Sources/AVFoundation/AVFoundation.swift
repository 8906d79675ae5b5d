@_exported public import Foundation
@_exported public import UIKit

// Films and sounds, of which none is loaded or played.

/// A time of a film, in parts of a second.
public struct CMTime: Hashable, Comparable, Sendable {
  /// The number of parts.
  public var value: Int64
  /// The number of parts in a second.
  public var timescale: Int32

  /// Creates a time of parts of a second.
  public init(value: Int64 = 0, timescale: Int32 = 1) {
    self.value = value
    self.timescale = timescale
  }

  /// Creates a time in seconds.
  public init(seconds: Double, preferredTimescale: Int32) {
    let parts = (seconds * Double(preferredTimescale)).rounded(.towardZero)
    guard let value = Int64(exactly: parts) else {
      self = .invalid
      return
    }
    self.init(value: value, timescale: preferredTimescale)
  }

  /// The beginning.
  public static let zero = CMTime()
  /// No time.
  public static let invalid = CMTime(value: 0, timescale: 0)
  /// The time in seconds.
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
  /// Indicates whether the time is one.
  public var isValid: Bool { timescale > 0 }

  /// Indicates whether two times are one, whatever their parts of a second.
  public static func == (a: CMTime, b: CMTime) -> Bool {
    a.isValid && b.isValid ? a.seconds == b.seconds : a.isValid == b.isValid
  }
  /// Hashes the seconds.
  public func hash(into hasher: inout Hasher) { hasher.combine(isValid ? seconds : nil) }
  /// Indicates whether a time is before another.
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
}

/// Returns a time in seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Returns a time of parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Returns the seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// A film or a sound, which is not loaded.
open class AVAsset: NSObject, @unchecked Sendable {
  // Nothing changes it after it is made.
  /// The length; zero.
  public var duration: CMTime { .zero }

  /// Creates the film at an address.
  public convenience init(url: URL) { self.init() }
}

/// A film or a sound at an address, which is not loaded.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address.
  public let url: URL

  /// Creates the film at an address.
  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
  }
}

/// A film that a player plays.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  /// A state of a film.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  /// The film.
  public let asset: AVAsset
  /// The state: nothing is loaded.
  public var status: Status { .unknown }
  /// The length; zero.
  public var duration: CMTime { .zero }

  /// Creates a film to play.
  public init(asset: AVAsset) {
    self.asset = asset
  }

  /// Creates the film at an address to play.
  public init(url: URL) {
    asset = AVURLAsset(url: url)
  }

  /// Returns the time that is played: the beginning.
  public func currentTime() -> CMTime { .zero }
}

extension Notification.Name {
  /// The end of a film, which none reaches.
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

/// A player of films, which plays none.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// A thing that happens at the end of a film.
  public enum ActionAtItemEnd: Int, Sendable {
    case advance, pause, none
  }

  /// A state of a player.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  /// The film.
  public private(set) var currentItem: AVPlayerItem?
  /// The speed; 0.
  open var rate: Float = 0
  /// The loudness, from 0 to 1.
  open var volume: Float = 1
  /// Indicates whether nothing is heard.
  open var isMuted = false
  /// The thing that happens at the end of the film.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// The state: nothing is played.
  public var timeControlStatus: TimeControlStatus { .paused }

  /// Creates a player without a film.
  public override init() {}
  /// Creates a player of the film at an address.
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  /// Creates a player of a film.
  public init(playerItem: AVPlayerItem?) { currentItem = playerItem }

  /// Does nothing.
  open func play() {}
  /// Does nothing.
  open func pause() {}
  /// Does nothing.
  open func seek(to time: CMTime) {}
  /// Does nothing.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {}
  /// Replaces the film.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// Returns the time that is played: the beginning.
  open func currentTime() -> CMTime { .zero }
  /// Returns nothing to remove: no time passes.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { 0 }
  /// Does nothing.
  open func removeTimeObserver(_ observer: Any) {}
}

/// A player of several films, which plays none.
open class AVQueuePlayer: AVPlayer {
  /// Creates a player of films.
  public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }
}

/// A player of a film again and again.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
  /// Creates a player of a film again and again.
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
}

/// A way a film fills its rectangle.
public struct AVLayerVideoGravity: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a way of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// All of the film is seen.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// All of the rectangle is covered.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// The film is stretched.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A layer of a film, which is empty.
open class AVPlayerLayer: CALayer {
  /// The player.
  open var player: AVPlayer?
  /// The way the film fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// Creates the layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

/// A player of a sound, which plays none.
open class AVAudioPlayer: NSObject {
  /// The object that observes the sound; not called.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The loudness, from 0 to 1.
  open var volume: Float = 1
  /// The number of times the sound is played again.
  open var numberOfLoops = 0
  /// The time that is played, in seconds.
  open var currentTime: TimeInterval = 0
  /// The length, in seconds; 0.
  public var duration: TimeInterval { 0 }
  /// Indicates whether the sound is played; false.
  public var isPlaying: Bool { false }

  /// Creates a player of the sound at an address.
  public init(contentsOf url: URL) throws {}
  /// Creates a player of the sound at an address.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {}
  /// Creates a player of a sound.
  public init(data: Data) throws {}

  /// Returns false.
  @discardableResult
  open func play() -> Bool { false }
  /// Does nothing.
  open func pause() {}
  /// Does nothing.
  open func stop() {}
  /// Returns false.
  @discardableResult
  open func prepareToPlay() -> Bool { false }
}

/// An object that observes a sound; not called.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// Called at the end.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

/// The sounds of the device.
public final class AVAudioSession: NSObject, Sendable {
  /// A use of sounds.
  public enum Category: Sendable {
    case ambient, soloAmbient, playback, record, playAndRecord, multiRoute
  }

  /// A way of a use.
  public enum Mode: Sendable {
    case `default`, moviePlayback, spokenAudio, voiceChat, videoChat, measurement, videoRecording
  }

  /// The settings of a use.
  public struct CategoryOptions: OptionSet, Sendable {
    /// A bit for each setting.
    public let rawValue: UInt

    /// Creates the settings of some bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// With those of other apps.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Those of other apps are softer.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Without a wire.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// From the loudspeaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }

  private static let shared = AVAudioSession()

  /// Returns the app's.
  public static func sharedInstance() -> AVAudioSession { shared }
  /// The loudness, from 0 to 1.
  public var outputVolume: Float { 0.5 }
  /// Does nothing.
  public func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws {}
  /// Does nothing.
  public func setActive(_ active: Bool) throws {}
}

/// A text that is spoken, which is not heard.
open class AVSpeechUtterance: NSObject {
  /// The text.
  public let speechString: String
  /// The speed.
  open var rate: Float = 0.5
  /// The voice.
  open var voice: AVSpeechSynthesisVoice?

  /// Creates a text to speak.
  public init(string: String) {
    speechString = string
  }
}

/// A voice.
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
  /// Creates a voice of a language.
  public init?(language languageCode: String?) {}
}

/// A speaker of texts, which is silent.
open class AVSpeechSynthesizer: NSObject {
  /// Indicates whether a text is spoken; false.
  public var isSpeaking: Bool { false }
  /// Does nothing.
  open func speak(_ utterance: AVSpeechUtterance) {}
}
