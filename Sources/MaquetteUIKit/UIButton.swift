public import Foundation
public import Maquette

/// A button of UIKit's.
open class UIButton: UIControl {
  /// Returns the settings of all such views, which have no effect.
  open override class func appearance() -> UIButton { UIButton() }
  /// Returns the settings of all such views in others, which have no effect.
  open override class func appearance(whenContainedInInstancesOf types: [AnyClass]) -> UIButton {
    UIButton()
  }
  /// The title, whose font and lines are used.
  public private(set) lazy var titleLabel: UILabel? = {
    let label = UILabel()
    label.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
    return label
  }()
  /// The picture, whose content mode is used.
  public private(set) lazy var imageView: UIImageView? = UIImageView(image: nil)
  /// The menu that the button opens.
  open var menu: UIMenu?
  /// Indicates whether the button's title is that of the menu's chosen element; not drawn.
  open var changesSelectionAsPrimaryAction = false
  /// Indicates whether a press changes the picture's colours.
  open var adjustsImageWhenHighlighted = true
  /// Indicates whether the configuration follows the state.
  open var automaticallyUpdatesConfiguration = true
  /// The look and the content; nil for those of the button itself.
  open var configuration: Configuration? {
    didSet { UIView.needLayout() }
  }
  /// A closure that changes the configuration; called before the button is drawn.
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  /// The space around the title and the picture, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// A move of the title, in points; not used.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// A move of the picture, in points; not used.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// The look.
  public let buttonType: ButtonType
  private var titles: [State.RawValue: String] = [:]
  private var attributedTitles: [State.RawValue: NSAttributedString] = [:]
  private var colors: [State.RawValue: UIColor] = [:]
  private var images: [State.RawValue: UIImage] = [:]
  private var backgrounds: [State.RawValue: UIImage] = [:]

  /// A look of a button.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
    /// The system's look, under its name before iOS 7.
    public static let roundedRect = ButtonType.system
  }

  /// The look and the content of a button.
  public struct Configuration {
    enum Look {
      case plain, tinted, gray, filled
    }

    /// A size of a button.
    public enum Size: Sendable {
      case mini, small, medium, large
    }

    /// The corners of a button.
    public enum CornerStyle: Sendable {
      case dynamic, small, medium, large, capsule, fixed
    }

    let look: Look
    /// The title.
    public var title: String?
    /// The title with its looks.
    public var attributedTitle: AttributedString?
    /// The text below the title.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// The side of the picture.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The space between the picture and the title, in points.
    public var imagePadding: CGFloat = 0
    /// The space between the title and the text below, in points.
    public var titlePadding: CGFloat = 1
    /// The colour of the title and the picture.
    public var baseForegroundColor: UIColor?
    /// The colour of the background.
    public var baseBackgroundColor: UIColor?
    /// The corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The size.
    public var buttonSize = Size.medium
    /// Indicates whether a spinner replaces the picture.
    public var showsActivityIndicator = false
    /// The space around the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets

    init(_ look: Look) {
      self.look = look
      contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }

    /// Returns a button without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a button without a background.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Returns a button on a light tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a button on a light tint.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns a button on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a button on grey.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns a button on its tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a button on its tint.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }

  /// Creates a button without a look of its own, with a frame.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  /// Creates a button of a look.
  public init(type: ButtonType) {
    buttonType = type
    super.init(frame: .zero)
  }

  /// Creates a button of a look, whose action is not run.
  public convenience init(
    configuration: Configuration, primaryAction: UIAction? = nil
  ) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  /// Creates a button of a look, whose action is not run.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    take(primaryAction)
  }

  /// Creates a button with a frame, whose action is not run.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Returns nil: there are no storyboards to decode a button from.
  public required init?(coder: NSCoder) {
    return nil
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  private func value<Value>(of values: [State.RawValue: Value], in state: State) -> Value? {
    values[state.rawValue] ?? values[State.normal.rawValue]
  }

  /// Sets the title in a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    if state == .normal { titleLabel?.text = title }
    UIView.needLayout()
  }
  /// Sets the title with its looks in a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
    UIView.needLayout()
  }
  /// Sets the colour of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state.rawValue] = color }
  /// Sets the picture in a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    if state == .normal { imageView?.image = image }
    UIView.needLayout()
  }
  /// Sets the background in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state.rawValue] = image
  }
  /// Sets the settings of symbols, which are the same in all states.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { imageView?.preferredSymbolConfiguration = configuration }
  /// Returns the title in a state.
  open func title(for state: State) -> String? { value(of: titles, in: state) }
  /// Returns the picture in a state.
  open func image(for state: State) -> UIImage? { value(of: images, in: state) }
  /// Returns the colour of the title in a state.
  open func titleColor(for state: State) -> UIColor? { value(of: colors, in: state) }
  /// Returns the title with its looks in a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    value(of: attributedTitles, in: state)
  }
  /// Returns the background in a state.
  open func backgroundImage(for state: State) -> UIImage? { value(of: backgrounds, in: state) }
  /// Lets the configuration be changed again before the button is drawn.
  open func setNeedsUpdateConfiguration() { UIView.needLayout() }
  /// Changes the configuration for the state; does nothing.
  open func updateConfiguration() {}
  /// Returns the rectangle of the title in the content's; not used.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  /// Returns the rectangle of the picture in the content's; not used.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  /// The title in the button's state.
  open var currentTitle: String? { title(for: state) }
  /// The picture in the button's state.
  open var currentImage: UIImage? { image(for: state) }

  override var content: ViewContent? {
    configurationUpdateHandler?(self)
    updateConfiguration()
    let title = (configuration?.title).flatMap { $0.isEmpty ? nil : $0 } ?? currentTitle
    let image = configuration?.image ?? currentImage
    guard let configuration else {
      let color = titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor)
      let shown = (color ?? .systemBlue).color.opacity(isEnabled ? 1 : 0.3)
      let text: Text? =
        if let attributed = value(of: attributedTitles, in: state) {
          Text(attributed)
        } else {
          title.map { Text(verbatim: $0) }
        }
      let lines = titleLabel?.numberOfLines ?? 1
      let tint = (tintColor ?? .systemBlue).color
      // UIKit keeps 6 points free above and below a title, and nothing around a picture alone.
      return ViewContent(
        HStack(spacing: 0) {
          if let image {
            image.drawing(
              of: image.image, tint: tint, symbol: imageView?.preferredSymbolConfiguration)
          }
          if let text {
            text.font((titleLabel?.font ?? .systemFont(ofSize: 15)).font).foregroundColor(shown)
              .lineLimit(lines == 0 ? nil : lines).padding(.vertical, 6)
          }
        }
        .padding(EdgeInsets(contentEdgeInsets)), alignment: contentAlignment)
    }
    return ViewContent(configuration.drawing(title, image, isEnabled, tint: tintColor))
  }

  private var contentAlignment: Alignment {
    switch contentHorizontalAlignment {
    case .center, .fill: .center
    case .left, .leading: .leading
    case .right, .trailing: .trailing
    }
  }

  // A background covers the bounds, whatever the content's size.
  override var drawnContent: ViewContent? {
    guard let content, let background = value(of: backgrounds, in: state) else { return content }
    return ViewContent(
      content.view
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: content.alignment)
        .background { background.stretched },
      alignment: content.alignment, hasSize: content.hasSize)
  }
}

extension UIButton.Configuration {
  /// The button's drawing, which fills what it is offered.
  ///
  /// 7 points above and below and 12 beside the content, corners of 5.95 points, and fills of a tint at 18 % are measured
  /// of iOS 15 and later; a large button has 15 and 20.
  @MainActor fileprivate func drawing(
    _ title: String?, _ image: UIImage?, _ isEnabled: Bool, tint: UIColor?
  ) -> AnyView {
    let tint = (baseBackgroundColor ?? tint ?? .systemBlue).color
    let ink = (baseForegroundColor.map(\.color) ?? (look == .filled ? .white : tint))
    let words = attributedTitle.map { String($0.characters) } ?? title
    let text = words.map { Text(verbatim: $0) }
    var insets = EdgeInsets(contentInsets)
    if buttonSize == .large { insets = EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20) }
    let texts = VStack(spacing: Double(titlePadding)) {
      if let text { text.font(.system(size: buttonSize == .large ? 17 : 15)) }
      if let subtitle { Text(verbatim: subtitle).font(.system(size: 12)) }
    }
    let picture = Group {
      if showsActivityIndicator {
        ProgressView()
      } else if let image {
        image.drawing(of: image.image, tint: ink, symbol: nil)
      }
    }
    let space = image == nil && !showsActivityIndicator ? 0 : Double(imagePadding)
    let content =
      switch imagePlacement {
      case .trailing:
        AnyView(
          HStack(spacing: space) {
            texts; picture
          })
      case .top:
        AnyView(
          VStack(spacing: space) {
            picture; texts
          })
      case .bottom:
        AnyView(
          VStack(spacing: space) {
            texts; picture
          })
      default:
        AnyView(
          HStack(spacing: space) {
            picture; texts
          })
      }
    let fill: Color? =
      switch look {
      case .plain: baseBackgroundColor?.color
      case .tinted: tint.opacity(0.18)
      case .gray: UIColor.secondarySystemFill.color
      case .filled: tint
      }
    let radius: Double =
      switch cornerStyle {
      case .capsule: 1000
      case .large: 8.9
      case .small: 3
      case .dynamic, .medium, .fixed: 5.95
      }
    return AnyView(
      content.foregroundColor(ink).padding(insets)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background {
          if let fill { RoundedRectangle(cornerRadius: radius).fill(fill) }
        }
        .opacity(isEnabled ? 1 : 0.3))
  }
}
