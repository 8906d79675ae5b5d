public import Foundation
public import Maquette

/// A bar of progress of UIKit's.
open class UIProgressView: UIView {
  override var content: ViewContent? {
    ViewContent(
      ProgressView(value: Double(min(max(progress, 0), 1)))
        .tint((progressTintColor ?? tintColor ?? .systemBlue).color), hasSize: false)
  }
  /// The height of the bar, in points; its width is not its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
  /// A look of a bar.
  public enum Style: Int, Sendable {
    case `default`, bar
  }
  /// Creates a bar of a look.
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// The progress, from 0 to 1.
  open var progress: Float = 0
  /// The colour of the progress.
  open var progressTintColor: UIColor?
  /// The colour of the rest.
  open var trackTintColor: UIColor?
  /// Returns the settings of all such views, which have no effect.
  public override class func appearance() -> UIProgressView { UIProgressView() }
}

/// A spinner of UIKit's.
open class UIActivityIndicatorView: UIView {
  override var content: ViewContent? {
    guard isAnimating || !hidesWhenStopped else { return nil }
    return spinner
  }
  private var spinner: ViewContent {
    ViewContent(
      ProgressView().controlSize(style == .large ? .large : .regular)
        .tint((color ?? .systemGray).color))
  }
  override var defaultHugging: UILayoutPriority { .defaultHigh }
  /// The size of the spinner, in points, whether it turns or not.
  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
  /// A size of a spinner.
  public enum Style: Hashable, Sendable {
    /// 20 points.
    case medium
    /// 37 points.
    case large
    /// 20 points, under an old name.
    public static let gray = Style.medium
    /// 20 points, under an old name.
    public static let white = Style.medium
    /// 37 points, under an old name.
    public static let whiteLarge = Style.large
  }

  /// The size of the spinner.
  open var style = Style.medium
  /// The colour.
  open var color: UIColor?
  /// Indicates whether a resting spinner is invisible.
  open var hidesWhenStopped = true
  /// Indicates whether the spinner turns.
  public private(set) var isAnimating = false

  /// Creates a spinner of a size.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  /// Creates a spinner of 20 points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Returns nil: there are no nibs to decode a spinner from.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Starts the spinner.
  open func startAnimating() { isAnimating = true }

  /// Stops the spinner.
  open func stopAnimating() { isAnimating = false }
}
