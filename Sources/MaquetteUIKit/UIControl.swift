public import Foundation
import LayoutGeometry
public import Maquette

// UIKit's controls, bars and screens. Controls are drawn as SwiftUI's are; bars are, where a controller has them.

/// The alignment of a text's lines.
public enum NSTextAlignment: Int, Hashable, Sendable {
  case left, center, right, justified, natural
}

/// The place where a long line is broken.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// A control of UIKit's.
open class UIControl: UIView {
  /// Indicates whether the control is enabled.
  open var isEnabled = true
  /// Indicates whether the control is selected.
  open var isSelected = false
  /// Indicates whether the control is pressed.
  open var isHighlighted = false
  /// The states of a control.
  public struct State: OptionSet, Sendable {
    /// A bit for each state.
    public let rawValue: UInt

    /// Creates the states of some bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// No state.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Disabled.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
  }

  /// The events of a control.
  public struct Event: OptionSet, Sendable {
    /// A bit for each event.
    public let rawValue: UInt

    /// Creates the events of some bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger went down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger was lifted.
    public static let touchUpInside = Event(rawValue: 64)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 4096)
    /// The main action.
    public static let primaryActionTriggered = Event(rawValue: 8192)
    /// A text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text was left.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// A text is written.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The return key ended a text.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// A finger went down again.
    public static let touchDownRepeat = Event(rawValue: 2)
    /// A finger moved inside.
    public static let touchDragInside = Event(rawValue: 4)
    /// A finger moved outside.
    public static let touchDragOutside = Event(rawValue: 8)
    /// A finger moved inside again.
    public static let touchDragEnter = Event(rawValue: 16)
    /// A finger moved out.
    public static let touchDragExit = Event(rawValue: 32)
    /// A finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 128)
    /// A touch was taken back.
    public static let touchCancel = Event(rawValue: 256)
    /// A menu is opened.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 4095)
    /// All events.
    public static let allEvents = Event(rawValue: .max)
  }

  /// A place of content in a control.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// A place of content in a control.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }

  /// The place of the content across.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The place of the content down; not drawn.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// The states.
  open var state: State {
    [isEnabled ? [] : .disabled, isSelected ? .selected : [], isHighlighted ? .highlighted : []]
  }
  /// Indicates whether the main action opens the menu.
  open var showsMenuAsPrimaryAction = false
  /// Indicates whether a long press opens the menu.
  open var isContextMenuInteractionEnabled = false
  /// Returns true.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Returns true.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Does nothing.
  open func cancelTracking(with event: UIEvent?) {}
  /// Does nothing.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
  /// Does nothing.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  /// Does nothing.
  open func addAction(_ action: UIAction, for controlEvents: Event) {}
  /// Does nothing.
  open func sendActions(for controlEvents: Event) {}
}

/// An action with a title.
open class UIAction: UIMenuElement {
  /// The looks.
  open var attributes: Attributes
  /// The mark before the action.
  open var state: State
  /// The object that sent the action: none.
  open var sender: Any? { nil }

  /// Creates an action, which is not run.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void = { _ in }
  ) {
    self.attributes = attributes
    self.state = state
    super.init()
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// The name of an action.
  public struct Identifier: Hashable, Sendable {
    let name: String

    /// Creates a name.
    public init(_ name: String) {
      self.name = name
    }
  }
}

/// A view of UIKit's that scrolls.
open class UIScrollView: UIView {
  /// Creates a view with a frame, outside of which nothing of its content is seen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Returns nil: there are no storyboards to decode a view from.
  public required init?(coder: NSCoder) {
    return nil
  }

  override var contentOrigin: CGPoint {
    let inset = adjustedContentInset
    // At rest, content that nobody has scrolled begins after its insets.
    return contentOffset == .zero ? CGPoint(x: -inset.left, y: -inset.top) : contentOffset
  }
  /// The size of the content, in points.
  open var contentSize = CGSize.zero
  /// The content's point at the top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  /// The rectangle of the content, whose edges its constraints are to.
  public var contentLayoutGuide: UILayoutGuide { guide(.content) }
  /// The rectangle in which content is seen.
  public var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }
  /// The space around the content, in points.
  open var contentInset = UIEdgeInsets.zero
  /// Indicates whether the view can be scrolled.
  open var isScrollEnabled = true
  /// Indicates whether scrolling ends at pages.
  open var isPagingEnabled = false
  /// Indicates whether the content goes beyond its ends.
  open var bounces = true
  /// Indicates whether short content goes beyond its ends.
  open var alwaysBounceVertical = false
  /// Indicates whether narrow content goes beyond its ends.
  open var alwaysBounceHorizontal = false
  /// Indicates whether an indicator is shown.
  open var showsVerticalScrollIndicator = true
  /// Indicates whether an indicator is shown.
  open var showsHorizontalScrollIndicator = true
  /// The smallest scale.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale.
  open var maximumZoomScale: CGFloat = 1
  /// The scale.
  open var zoomScale: CGFloat = 1
  /// The spinner of a refresh.
  open var refreshControl: UIRefreshControl?
  /// The treatment of the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The treatment of the bars.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The object that observes scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// A treatment of the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }

  /// A treatment of the bars.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// The space around the content, with the bars.
  open var adjustedContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    let bars = safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + bars.top, left: contentInset.left + bars.left,
      bottom: contentInset.bottom + bars.bottom, right: contentInset.right + bars.right)
  }
  /// Indicates whether a finger pulls the content; false.
  open var isDragging: Bool { false }
  /// Indicates whether the content moves after a pull; false.
  open var isDecelerating: Bool { false }
  /// Indicates whether a finger is on the content; false.
  open var isTracking: Bool { false }
  /// A setting without effect: at rest nothing scrolls.
  open var scrollsToTop: Bool {
    get { true }
    set {}
  }
  /// A setting without effect: at rest nothing scrolls.
  open var decelerationRate: DecelerationRate {
    get { .normal }
    set {}
  }

  /// The rate at which scrolling comes to rest.
  public struct DecelerationRate: Hashable, Sendable {
    /// Slowly.
    public static let normal = DecelerationRate()
    /// Soon.
    public static let fast = DecelerationRate()
  }

  /// Sets the offset.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
  /// Does nothing.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  /// Does nothing.
  open func flashScrollIndicators() {}
  /// Does nothing.
  open func zoom(to rect: CGRect, animated: Bool) {}
  /// The space around the indicators, in points; not drawn.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The space around the upright indicator, in points; not drawn.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The space around the other indicator, in points; not drawn.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The look of the indicators; not drawn.
  open var indicatorStyle = IndicatorStyle.default
  /// A look of indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }
  /// Indicates whether touches wait for a pull.
  open var delaysContentTouches = true
  /// Indicates whether a pull takes touches back.
  open var canCancelContentTouches = true
  /// Indicates whether a pull keeps its direction.
  open var isDirectionalLockEnabled = false
  /// Indicates whether a pull goes beyond the scales.
  open var bouncesZoom = true
  /// The gesture that scrolls.
  public let panGestureRecognizer = UIPanGestureRecognizer()
  /// Sets the scale.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// Returns the settings of all such views, which have no effect.
  public class func appearance() -> UIScrollView { UIScrollView() }
}

/// An object that observes scrolling; none of its methods is called.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called when the view scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Returns the view that is scaled.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Returns nil.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// The spinner of a refresh.
open class UIRefreshControl: UIControl {
  /// The text below.
  open var attributedTitle: NSAttributedString?
  /// Does nothing.
  open func beginRefreshing() {}
  /// Does nothing.
  open func endRefreshing() {}
}

/// A switch of UIKit's.
open class UISwitch: UIControl {
  override var content: ViewContent? {
    ViewContent(
      Toggle("", isOn: .constant(isOn)).labelsHidden()
        .tint((onTintColor ?? .systemGreen).color).opacity(isEnabled ? 1 : 0.5))
  }
  override var defaultHugging: UILayoutPriority { .defaultHigh }
  /// Sets the switch.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// Indicates whether the switch is on.
  open var isOn = false
  /// The colour while it is on.
  open var onTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
  /// Returns the settings of all such views, which have no effect.
  public class func appearance() -> UISwitch { UISwitch() }
}

/// A slider of UIKit's.
open class UISlider: UIControl {
  override var content: ViewContent? {
    let bounds = Double(minimumValue)...Double(max(maximumValue, minimumValue + 0.001))
    return ViewContent(
      Slider(
        value: .constant(min(max(Double(value), bounds.lowerBound), bounds.upperBound)), in: bounds
      )
      .tint((minimumTrackTintColor ?? tintColor ?? .systemBlue).color), hasSize: false)
  }
  /// The height of a slider, in points; its width is not its own.
  open override var intrinsicContentSize: CGSize {
    let height = content.map {
      contentSize(of: $0, for: ProposedSize(width: 100, height: nil)).height
    }
    return CGSize(width: UIView.noIntrinsicMetric, height: height ?? 31)
  }
  /// The value.
  open var value: Float = 0
  /// The least value.
  open var minimumValue: Float = 0
  /// The greatest value.
  open var maximumValue: Float = 1
  /// The colour of the line before the knob.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the line after the knob.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
  /// Indicates whether actions are sent during a pull.
  open var isContinuous = true
  /// The picture before the line; not drawn.
  open var minimumValueImage: UIImage?
  /// The picture after the line; not drawn.
  open var maximumValueImage: UIImage?
  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Sets the picture of the knob.
  open func setThumbImage(_ image: UIImage?, for state: State) {}

  /// Returns the settings of all such views, which have no effect.
  public class func appearance() -> UISlider { UISlider() }
}

/// A row of choices of UIKit's.
open class UISegmentedControl: UIControl {
  private var titles: [String] = []
  /// The number of choices.
  public var numberOfSegments: Int { titles.count }
  override var content: ViewContent? {
    guard !titles.isEmpty else { return nil }
    return ViewContent(
      Picker("", selection: .constant(selectedSegmentIndex)) {
        ForEach(Array(titles.indices), id: \.self) { Text(verbatim: self.titles[$0]).tag($0) }
      }
      .pickerStyle(.segmented).labelsHidden())
  }
  /// Adds a choice.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(segment, titles.count))
  }
  /// Adds a choice with an action's title.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insertSegment(withTitle: action.title, at: segment, animated: animated)
  }
  /// Sets the title of a choice.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    titles[segment] = title ?? ""
  }
  /// Sets the title of a choice to an action's.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    setTitle(action.title, forSegmentAt: segment)
  }
  /// Does nothing.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
  /// Removes a choice.
  open func removeSegment(at segment: Int, animated: Bool) {
    if titles.indices.contains(segment) { titles.remove(at: segment) }
  }
  /// Removes all choices.
  open func removeAllSegments() { titles = [] }
  /// Indicates whether the widths follow the titles; not drawn.
  open var apportionsSegmentWidthsByContent = false
  /// Indicates whether the choice is not kept; not drawn.
  open var isMomentary = false
  /// Creates a row of actions' titles.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(items: actions.map(\.title))
    self.frame = frame
  }
  /// Returns the title of a choice.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }
  /// The number of the choice.
  open var selectedSegmentIndex = -1
  /// The colour of the choice.
  open var selectedSegmentTintColor: UIColor?
  /// Creates a row of choices.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
  }
  /// Does nothing.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}

  /// Returns the settings of all such views, which have no effect.
  public class func appearance() -> UISegmentedControl { UISegmentedControl() }
}

/// The dots of pages of UIKit's.
open class UIPageControl: UIControl {
  override var content: ViewContent? {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return nil }
    return ViewContent(PageControl(numberOfPages: numberOfPages, currentPage: currentPage))
  }
  /// The number of pages.
  open var numberOfPages = 0
  /// The number of the page.
  open var currentPage = 0
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the page's dot.
  open var currentPageIndicatorTintColor: UIColor?
  /// Indicates whether one page has a dot.
  open var hidesForSinglePage = false
  /// A look of the dots' background.
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }
  /// The look of the dots' background; not drawn.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Indicates whether a pull chooses a page.
  open var allowsContinuousInteraction = true
  /// The picture instead of a dot; not drawn.
  open var preferredIndicatorImage: UIImage?
  /// Returns the settings of all such views, which have no effect.
  public class func appearance() -> UIPageControl { UIPageControl() }
}

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
  public class func appearance() -> UIProgressView { UIProgressView() }
}

/// A field of UIKit's.
open class UITextField: UIControl {
  override var content: ViewContent? {
    let words = text ?? ""
    let field = Group {
      if isSecureTextEntry {
        SecureField(placeholder ?? "", text: .constant(words))
      } else {
        TextField(placeholder ?? "", text: .constant(words))
      }
    }
    .font((font ?? .systemFont(ofSize: 17)).font).foregroundColor((textColor ?? .label).color)
    .padding(ownInsets)
    return switch borderStyle {
    case .roundedRect: ViewContent(field.textFieldStyle(.roundedBorder), hasSize: false)
    case .line:
      ViewContent(
        field.textFieldStyle(.plain).padding(.horizontal, 2)
          .frame(maxHeight: .infinity).border(Color.black), hasSize: false)
    case .none, .bezel: ViewContent(field.textFieldStyle(.plain), hasSize: false)
    }
  }
  /// The space that `textRect(forBounds:)` leaves around the text.
  private var ownInsets: EdgeInsets {
    let own = CGRect(origin: .zero, size: bounds.size)
    return EdgeInsets(around: textRect(forBounds: own), in: own)
  }
  /// The height of a line with its border, in points; the width is that of the text.
  open override var intrinsicContentSize: CGSize {
    let words = Text(verbatim: (text ?? "").isEmpty ? placeholder ?? "" : text ?? "")
      .font((font ?? .systemFont(ofSize: 17)).font)
    let size = contentSize(of: ViewContent(words), for: .unspecified)
    // UIKit's fields are 34 points high with a border at 17 points, and 22 without one.
    let line = size.height > 0 ? size.height : (font ?? .systemFont(ofSize: 17)).lineHeight
    return borderStyle == .roundedRect || borderStyle == .bezel
      ? CGSize(width: size.width + 14, height: (line + 13).rounded(.down))
      : CGSize(width: size.width, height: (line + 1).rounded(.down))
  }
  /// The text.
  open var text: String?
  /// The font.
  open var font: UIFont?
  /// The colour.
  open var textColor: UIColor?
  /// The alignment of the lines; not drawn.
  open var textAlignment = NSTextAlignment.natural
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The kind of text.
  open var textContentType: UITextContentType?
  /// Indicates whether the text is secret.
  open var isSecureTextEntry = false
  /// The title of the keyboard's button.
  open var returnKeyType = UIReturnKeyType.default
  /// The view over the keyboard.
  open var inputAccessoryView: UIView?
  /// The view instead of the keyboard.
  open var inputView: UIView?
  /// The help with spelling; not used.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The help with spelling; not used.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The capital letters; not used.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The look of the keyboard; not used.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Indicates whether an empty text has no return key; not used.
  open var enablesReturnKeyAutomatically = false
  /// The text with its looks; drawn without them.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// The text of an empty field with its looks; drawn without them.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  /// Indicates whether letters become smaller to fit; not drawn.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size of letters, in points; not used.
  open var minimumFontSize: CGFloat = 0
  /// Indicates whether the font follows the size of texts.
  open var adjustsFontForContentSizeCategory = false
  /// Indicates whether the text is written; false.
  open var isEditing: Bool { false }
  /// Indicates whether writing removes the text.
  open var clearsOnBeginEditing = false
  /// The looks of the text; not drawn.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Returns the rectangle of the text in the field's.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text while it is written.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text of an empty field.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the view before the text; not used.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Returns the rectangle of the view after the text; not used.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// The text of an empty field.
  open var placeholder: String?
  /// The look of the border.
  open var borderStyle = BorderStyle.none
  /// The button that empties the field.
  open var clearButtonMode = ViewMode.never
  /// The view before the text.
  open var leftView: UIView?
  /// The view after the text.
  open var rightView: UIView?
  /// The time of the view before the text.
  open var leftViewMode = ViewMode.never
  /// The time of the view after the text.
  open var rightViewMode = ViewMode.never
  /// The object that observes the text.
  open var delegate: (any UITextFieldDelegate)?
  /// A look of a border.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// A time.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// Returns the settings of all such views, which have no effect.
  public class func appearance() -> UITextField { UITextField() }
}

/// A text of UIKit's that can be changed.
open class UITextView: UIScrollView {
  override var content: ViewContent? {
    let color = (textColor ?? .label).color
    let font = (font ?? .systemFont(ofSize: 12)).font
    let words = attributedText.map { Text($0) } ?? Text(verbatim: text ?? "")
    let insets = textContainerInset
    // A line begins 5 points inside of its container.
    return ViewContent(
      words.font(font).foregroundColor(color)
        .padding(
          EdgeInsets(
            top: insets.top, leading: insets.left + 5, bottom: insets.bottom,
            trailing: insets.right + 5)),
      alignment: .topLeading, hasSize: !isScrollEnabled)
  }
  override var wrapsLines: Bool { !isScrollEnabled }
  /// The size of the text, in points; none of a view that scrolls.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled, let content else { return super.intrinsicContentSize }
    return contentSize(
      of: content, for: ProposedSize(width: lineWidth.map { Double($0) }, height: nil))
  }
  /// The text.
  open var text: String! = ""
  /// The font.
  open var font: UIFont?
  /// The colour.
  open var textColor: UIColor?
  /// The alignment of the lines; not drawn.
  open var textAlignment = NSTextAlignment.natural
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The kind of text.
  open var textContentType: UITextContentType?
  /// Indicates whether the text is secret.
  open var isSecureTextEntry = false
  /// The title of the keyboard's button.
  open var returnKeyType = UIReturnKeyType.default
  /// The view over the keyboard.
  open var inputAccessoryView: UIView?
  /// The view instead of the keyboard.
  open var inputView: UIView?
  /// The help with spelling; not used.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The help with spelling; not used.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The capital letters; not used.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The look of the keyboard; not used.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Indicates whether an empty text has no return key; not used.
  open var enablesReturnKeyAutomatically = false
  /// The looks of what is written; not used.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The looks of links; not drawn.
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Indicates whether the font follows the size of texts.
  open var adjustsFontForContentSizeCategory = false
  /// Does nothing.
  open func scrollRangeToVisible(_ range: NSRange) {}
  /// The text with its looks.
  open var attributedText: NSAttributedString?
  /// Indicates whether the text can be changed.
  open var isEditable = true
  /// Indicates whether the text can be selected.
  open var isSelectable = true
  /// The space around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The selected letters.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Returns the settings of all such views, which have no effect.
  public override class func appearance() -> UITextView { UITextView() }
}

/// The title of a keyboard's button.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done
}

/// An object that observes a field's text; none of its methods is called.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether the text may be left.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// An object that observes a text; none of its methods is called.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Called when the text changed.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
}

/// A field of a search, of UIKit's.
open class UISearchBar: UIView {
  override var content: ViewContent? {
    ViewContent(
      SearchField(placeholder ?? "", text: text ?? "").padding(.horizontal, 8),
      hasSize: false)
  }
  /// The height of a bar, in points; its width is not its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }
  /// A look of a bar.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }
  /// The look.
  open var searchBarStyle = Style.default
  /// The object that observes the text.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Indicates whether a button ends the search; not drawn.
  open var showsCancelButton = false
  /// Sets whether a button ends the search; not drawn.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// The look of the bar; not drawn.
  open var barStyle = UIBarStyle.default
  /// The titles below the field; not drawn.
  open var scopeButtonTitles: [String]?
  /// The number of the chosen title; not drawn.
  open var selectedScopeButtonIndex = 0
  /// A setting without effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// A setting without effect.
  open var keyboardType = UIKeyboardType.default
  /// Does nothing.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// The picture behind the bar; not drawn.
  open var backgroundImage: UIImage?
  /// Indicates whether content is seen through the bar.
  open var isTranslucent = true
  /// A setting without effect.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// A setting without effect.
  open var returnKeyType = UIReturnKeyType.search
  /// The field of the bar, whose settings have no effect.
  public let searchTextField = UITextField()
  /// The text.
  open var text: String?
  /// The text of an empty field.
  open var placeholder: String?
  /// The background.
  open var barTintColor: UIColor?
  /// Returns the settings of all such views, which have no effect.
  public class func appearance() -> UISearchBar { UISearchBar() }
}

/// An object that observes the text of a search; none of its methods is called.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Called when the text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the search is to be done.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the search ends.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// An effect on what is behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: _Identified {
  /// Creates an effect.
  public init() {}
}

/// A blur of what is behind a view.
open class UIBlurEffect: UIVisualEffect {
  /// A look of a blur.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark
    case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }

  /// Creates a blur of a look.
  public init(style: Style) { super.init() }
}

/// A view with an effect on what is behind it.
open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// The view to which others are added.
  public private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()
  override var content: ViewContent? {
    effect.map { _ in ViewContent(Rectangle().fill(.regularMaterial), hasSize: false) }
  }

  /// Creates a view of an effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}

/// A recogniser of a gesture.
@preconcurrency @MainActor
open class UIGestureRecognizer: _Identified {
  /// The view that takes the touches.
  open var view: UIView?
  /// Indicates whether touches go to the view, too.
  open var cancelsTouchesInView = true
  /// The state.
  open var state = State.possible
  /// The state of a gesture.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The end.
    public static let recognized = State.ended
  }

  /// The object that decides on the gesture; not called.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Indicates whether the gesture is looked for.
  open var isEnabled = true
  /// Indicates whether the end of touches waits.
  open var delaysTouchesEnded = true
  /// The number of fingers: none.
  open var numberOfTouches: Int { 0 }
  /// Does nothing.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Does nothing.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Creates a recogniser, which recognises nothing.
  public init(target: Any? = nil, action: Selector? = nil) {}
  /// Returns the top left corner.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// A recogniser of taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// A recogniser of a movement.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Returns no distance.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Does nothing.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// Returns no speed.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
  /// The least number of fingers.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers.
  open var maximumNumberOfTouches = Int.max
}

/// A recogniser of two fingers.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale.
  open var scale: CGFloat = 1
  /// The speed: none.
  open var velocity: CGFloat { 0 }
}

/// A recogniser of a long press.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The least length, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The greatest movement, in points.
  open var allowableMovement: CGFloat = 10
}

/// A recogniser of a swipe.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A direction of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// A bit for each direction.
    public let rawValue: UInt

    /// Creates the directions of some bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// The direction.
  open var direction = Direction.right
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// A recogniser of a turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle, in radians.
  open var rotation: CGFloat = 0
  /// The speed: none.
  open var velocity: CGFloat { 0 }
}

/// The looks of a bar.
@preconcurrency @MainActor
open class UIBarAppearance {
  /// The background.
  open var backgroundColor: UIColor?
  /// The picture behind the bar.
  open var backgroundImage: UIImage?
  /// The effect behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The line at the bar's edge.
  open var shadowColor: UIColor?
  /// The picture at the bar's edge.
  open var shadowImage: UIImage?
  /// Creates the default looks.
  public init() {}
  /// Does nothing.
  open func configureWithDefaultBackground() {}
  /// Does nothing.
  open func configureWithOpaqueBackground() {}
  /// Does nothing.
  open func configureWithTransparentBackground() {}
}

/// The looks of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The looks of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The looks of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Does nothing.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The looks of an item of a tab bar.
@preconcurrency @MainActor
open class UITabBarItemAppearance {
  /// The looks in a state.
  @preconcurrency @MainActor
  public final class State {
    /// The colour of the symbol.
    public var iconColor: UIColor?
    /// The looks of the title.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// Creates the default looks.
  public init() {}
  /// The looks of items that are not chosen.
  public let normal = State()
  /// The looks of the chosen item.
  public let selected = State()
}

/// The looks of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The looks of items.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The looks of items in a line.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The looks of items in a low line.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// A navigation bar of UIKit's.
open class UINavigationBar: UIView {
  /// The looks.
  open var standardAppearance = UINavigationBarAppearance()
  /// The looks in a low bar.
  open var compactAppearance: UINavigationBarAppearance?
  /// The looks over content at its top.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The look of the bar.
  open var barStyle = UIBarStyle.default
  /// The item of the last screen: none.
  open var topItem: UINavigationItem? { nil }
  /// Indicates whether content is seen through the bar.
  open var isTranslucent = true
  /// Indicates whether titles are large.
  open var prefersLargeTitles = false
  /// The looks of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The looks of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The picture of the line.
  open var shadowImage: UIImage?
  /// Does nothing.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

  /// Returns the settings of all such views, which have no effect.
  public class func appearance() -> UINavigationBar { UINavigationBar() }
}

/// The place of a bar.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

/// The height of a bar.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
}

/// A tab bar of UIKit's.
open class UITabBar: UIView {
  /// The looks.
  open var standardAppearance = UITabBarAppearance()
  /// The looks over content at its bottom.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The colour of items that are not chosen.
  open var unselectedItemTintColor: UIColor?
  /// Indicates whether content is seen through the bar.
  open var isTranslucent = true
  /// The picture behind the bar.
  open var backgroundImage: UIImage?
  /// The picture of the line.
  open var shadowImage: UIImage?
  /// Returns the settings of all such views, which have no effect.
  public class func appearance() -> UITabBar { UITabBar() }
}

/// A bar of buttons of UIKit's.
open class UIToolbar: UIView {
  /// The buttons.
  open var items: [UIBarButtonItem]?
  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Returns the settings of all such views, which have no effect.
  public class func appearance() -> UIToolbar { UIToolbar() }
}

/// An item of a bar.
@preconcurrency @MainActor
open class UIBarItem: _Identified {
  /// The title.
  open var title: String?
  /// The symbol.
  open var image: UIImage?
  /// Indicates whether the item is enabled.
  open var isEnabled = true
  /// Creates an item without a title.
  public init() {}
  /// Does nothing.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// A button in a bar.
open class UIBarButtonItem: UIBarItem {
  /// The colour.
  open var tintColor: UIColor?
  /// A look of a button.
  public enum Style: Int, Sendable {
    case plain, done = 2
  }

  /// A button of the system's.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, close = 24
  }

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
  }
  /// Creates a button with a symbol.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
  }
  /// Creates a button of the system's.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any? = nil, action: Selector? = nil
  ) {
    self.init()
    self.systemItem = systemItem
  }
  /// Creates a button of a view.
  public convenience init(customView: UIView) {
    self.init()
    custom = customView
  }
  /// Creates a button of the system's.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem)
    self.menu = menu
  }
  /// Creates a button with an action's title and picture.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.menu = menu
  }
  /// The menu that the button opens.
  open var menu: UIMenu?
  /// The width of a fixed space, in points; not drawn.
  open var width: CGFloat = 0
  /// The look.
  open var style = Style.plain
  /// The object whose method a tap calls; not used.
  open weak var target: AnyObject?
  /// The method that a tap calls; not used.
  open var action: Selector?
  /// Returns a space that grows.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace)
  }
  private(set) var custom: UIView?
  private(set) var systemItem: SystemItem?
  /// The view instead of the button.
  public var customView: UIView? { custom }
}

/// An item of a tab bar.
open class UITabBarItem: UIBarItem {
  /// The number on the item.
  open var badgeValue: String?
  /// The number by which the item is found.
  open var tag = 0
  /// The symbol of the chosen item; not drawn.
  open var selectedImage: UIImage?
  /// The colour behind the number; not drawn.
  open var badgeColor: UIColor?
  /// The looks of the bar.
  open var standardAppearance: UITabBarAppearance?
  /// An item of the system's.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }
  /// Creates an item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }
  /// Creates an item.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
  /// Creates an item of the system's.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let words = systemItem.words
    self.init(title: words.title, image: UIImage(systemName: words.symbol), tag: tag)
  }
  /// Returns the settings of all such items, which have no effect.
  public class func appearance() -> UITabBarItem { UITabBarItem() }
}

extension UITabBarItem.SystemItem {
  /// The title and the symbol of the item.
  fileprivate var words: (title: String, symbol: String) {
    switch self {
    case .more: ("More", "ellipsis")
    case .favorites: ("Favorites", "star.fill")
    case .featured: ("Featured", "star.fill")
    case .topRated: ("Top Rated", "star.fill")
    case .recents: ("Recents", "clock.fill")
    case .contacts: ("Contacts", "person.crop.circle.fill")
    case .history: ("History", "clock.fill")
    case .bookmarks: ("Bookmarks", "book.fill")
    case .search: ("Search", "magnifyingglass")
    case .downloads: ("Downloads", "square.and.arrow.down.fill")
    case .mostRecent: ("Most Recent", "clock.fill")
    case .mostViewed: ("Most Viewed", "list.number")
    }
  }
}

/// The title and the buttons of a screen.
@preconcurrency @MainActor
open class UINavigationItem {
  /// The title.
  open var title: String?
  /// The button where lines begin.
  open var leftBarButtonItem: UIBarButtonItem?
  /// The button where lines end.
  open var rightBarButtonItem: UIBarButtonItem?
  /// The buttons where lines begin.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons where lines end.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The view instead of the title.
  open var titleView: UIView?
  /// The text over the title; not drawn.
  open var prompt: String?
  /// The button back here.
  open var backButtonTitle: String? {
    get { ownBackTitle ?? backBarButtonItem?.title }
    set { ownBackTitle = newValue }
  }
  private var ownBackTitle: String?
  /// The button back here.
  open var backBarButtonItem: UIBarButtonItem?
  /// Indicates whether there is no button back.
  open var hidesBackButton = false
  /// Indicates whether the button back is beside the others; it is not.
  open var leftItemsSupplementBackButton = false
  /// Indicates how the button back is titled; by its words.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// A title of a button back.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }
  /// The looks of the bar.
  open var standardAppearance: UINavigationBarAppearance?
  /// The looks of the bar over content at its top.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The looks of a low bar.
  open var compactAppearance: UINavigationBarAppearance?
  /// Sets the button where lines begin.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button where lines end.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the buttons where lines begin.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the buttons where lines end.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets whether there is no button back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// The search.
  open var searchController: UISearchController?
  /// The size of the title.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// Indicates whether the search goes away with scrolling.
  open var hidesSearchBarWhenScrolling = true
  /// A size of a title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }
  /// Creates the title and the buttons of a screen.
  public init() {}
}

/// A controller of a UIKit screen, which is loaded when its view is first asked for.
open class UIViewController: UIResponder {
  /// The screen.
  // Unwrapped implicitly, as UIKit's: apps write `view?.bounds` as well as `view.bounds`.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return ownView ?? UIView()
    }
    set {
      ownView = newValue
      newValue.controller = self
    }
  }
  private var ownView: UIView?
  private var isLoading = false
  private var hasAppeared = false

  /// Loads the screen if it is not.
  open func loadViewIfNeeded() {
    guard ownView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    viewDidLoad()
  }

  /// Indicates whether the screen has something to draw.
  var drawsSomething: Bool { view.drawsSomething }

  /// The item and the title in a tab bar.
  var shownTabBarItem: UITabBarItem { tabBarItem }
  var shownTitle: String? { title }

  /// The screen as a view of the library's.
  var shown: AnyView { AnyView(UIViewHost(screenOf: self)) }

  /// Places the views of the screen, and lets it appear if it has not: what that changes is placed as well.
  func appear() {
    // A screen's own margins: 16 points at the sides of a phone.
    if view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
      view.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    }
    begin(\.hasBegun) { $0.viewWillAppear(false) }
    view.layoutTree()
    begin(\.hasAppeared) {
      $0.viewIsAppearing(false)
      $0.viewDidAppear(false)
    }
    view.layoutTree()
  }

  private var hasBegun = false

  private func begin(
    _ state: ReferenceWritableKeyPath<UIViewController, Bool>,
    _ action: (UIViewController) -> Void
  ) {
    for child in children { child.begin(state, action) }
    guard !self[keyPath: state] else { return }
    self[keyPath: state] = true
    action(self)
  }

  /// The screen's title.
  open var title: String? {
    didSet { navigationItem.title = title }
  }
  /// The way the screen comes.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The way the screen comes in.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The size of the screen in another, in points.
  open var preferredContentSize = CGSize.zero
  /// The item of the screen in a tab bar.
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  /// The light or the dark colours.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The space of the bars.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// Indicates whether the screen stays when a finger pulls it.
  open var isModalInPresentation = false
  /// Indicates whether the bar below is hidden.
  open var hidesBottomBarWhenPushed = false
  /// The title and the buttons of the screen.
  public let navigationItem = UINavigationItem()
  /// The controllers in this one.
  public private(set) var children: [UIViewController] = []
  /// The controller that has this one.
  public private(set) weak var parent: UIViewController?
  /// The controller that shows this one; nil, as nothing is shown over another.
  open var presentingViewController: UIViewController? { nil }
  /// The controller that this one shows; nil, as nothing is shown over another.
  open var presentedViewController: UIViewController? { nil }
  /// The navigation controller around.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  /// The tab bar controller around.
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
  /// The screen, if it is there.
  open var viewIfLoaded: UIView? { ownView }
  /// Indicates whether the screen is there.
  open var isViewLoaded: Bool { ownView != nil }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .current }
  /// The ways the screen may be turned.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The look of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Indicates whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { false }

  /// Creates a controller whose screen has no views.
  public override init() {
    super.init()
  }

  /// Creates a controller; there are no nibs to load a screen from.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Returns nil: there are no storyboards to decode a controller from.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Makes the screen: an empty view of an iPhone 15's size.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  /// Prepares the screen when it is first asked for.
  open func viewDidLoad() {}
  /// Called before the screen is first placed.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the screen is first placed.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the screen is first placed, before it is drawn.
  open func viewDidAppear(_ animated: Bool) {}
  /// Not called here.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Not called here.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the screen's `layoutSubviews()`.
  open func viewWillLayoutSubviews() {}
  /// Called after the screen's `layoutSubviews()`.
  open func viewDidLayoutSubviews() {}
  /// Not called here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Not called here.
  open func didMove(toParent parent: UIViewController?) {}
  /// Not called here.
  open func willMove(toParent parent: UIViewController?) {}
  /// Adds a controller.
  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }
  /// Removes the controller from the one that has it.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// Does nothing: nothing is shown over another.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}
  /// Does nothing: nothing is shown over another.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
  /// Shows a screen after this one, in the navigation controller around.
  open func show(_ viewController: UIViewController, sender: Any?) {
    navigationController?.pushViewController(viewController, animated: false)
  }
  /// Shows a screen after this one, in the navigation controller around.
  open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    show(viewController, sender: sender)
  }
  /// Indicates whether the screen is edited.
  open var isEditing = false
  /// Sets whether the screen is edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// The button that edits the screen.
  open private(set) lazy var editButtonItem = UIBarButtonItem(
    barButtonSystemItem: isEditing ? .done : .edit)
  /// The buttons of the bar below; not drawn.
  open var toolbarItems: [UIBarButtonItem]?
  /// Sets the buttons of the bar below.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// The controller of columns around: none.
  open var splitViewController: UISplitViewController? { parent as? UISplitViewController }
  /// The change of screens: none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// The object that makes the change of screens; not called.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The settings of the screen as a sheet; not used.
  open private(set) lazy var sheetPresentationController: UISheetPresentationController? = .init()
  /// The settings of the screen as a popover; not used.
  open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    .init()
  /// The file of the screen: none.
  open var storyboard: UIStoryboard? { nil }
  /// Not called here.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Does nothing: there are no storyboards.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  /// The sides at which the screen is under bars; not used.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Indicates whether the screen is under opaque bars, too; not used.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Indicates whether the screens that this one shows cover it alone.
  open var definesPresentationContext = false
  /// Not called here.
  open func didReceiveMemoryWarning() {}
  /// Not called here.
  open func updateViewConstraints() {}
  /// Not called here.
  open func viewSafeAreaInsetsDidChange() {}
  /// Indicates whether the screen can be turned.
  open var shouldAutorotate: Bool { true }
  /// Indicates whether the mark at the bottom goes away.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The controller whose status bar is used: this one.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Indicates whether the screen comes; false.
  open var isBeingPresented: Bool { false }
  /// Indicates whether the screen goes; false.
  open var isBeingDismissed: Bool { false }
  /// Indicates whether the controller leaves the one that has it; false.
  open var isMovingFromParent: Bool { false }
  /// Indicates whether the controller comes to another; false.
  open var isMovingToParent: Bool { false }
  /// Does nothing.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Does nothing.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}

/// A way a screen comes.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

/// A way a screen comes in.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// A look of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent, darkContent = 3
}

/// A controller of screens that follow each other.
open class UINavigationController: UIViewController {
  /// The controllers of the screens.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for controller in viewControllers where controller.parent !== self { addChild(controller) }
    }
  }
  /// Indicates whether the bar is hidden.
  open var isNavigationBarHidden = false
  /// The bar.
  public let navigationBar = UINavigationBar()
  /// The gesture back.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  /// Creates a controller with its first screen.
  public convenience init(rootViewController: UIViewController) {
    self.init()
    pushViewController(rootViewController, animated: false)
  }

  // A navigation controller without an item of its own has its first screen's.
  override var shownTabBarItem: UITabBarItem {
    let isOwn = tabBarItem.title != nil || tabBarItem.image != nil
    return isOwn ? tabBarItem : viewControllers.first?.shownTabBarItem ?? tabBarItem
  }
  override var shownTitle: String? { title ?? viewControllers.first?.title }

  override var shown: AnyView {
    loadViewIfNeeded()
    guard let top = topViewController else { return AnyView(EmptyView()) }
    let isBack = viewControllers.count > 1
    return AnyView(
      NavigationStack {
        NavigationContent(
          controller: top, isBarHidden: isNavigationBarHidden,
          back: isBack
            ? top.navigationItem.backButtonTitle
              ?? viewControllers[viewControllers.count - 2].title ?? "Back" : nil,
          isLarge: navigationBar.prefersLargeTitles)
      })
  }

  /// Makes the screen of the bar and the last controller's.
  open override func loadView() { view = ShownView(of: self) }

  /// The last controller.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The last controller.
  open var visibleViewController: UIViewController? { viewControllers.last }

  /// Adds a screen.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }
  /// Sets the screens.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
  /// Removes the screens after one.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else {
      return nil
    }
    let popped = Array(viewControllers[(index + 1)...])
    viewControllers.removeLast(popped.count)
    return popped
  }
  /// The object that observes screens; not called.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar below.
  public let toolbar = UIToolbar()
  /// Indicates whether the bar below is hidden; not drawn.
  open var isToolbarHidden = true
  /// Hides the bar below, or shows it; not drawn.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// Indicates whether a swipe hides the bar.
  open var hidesBarsOnSwipe = false
  /// Removes the last screen.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  /// Removes all screens but the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }
  /// Hides the bar, or shows it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
}

/// The screen of a navigation controller's last controller, with what the bar shows of it.
private struct NavigationContent: View {
  let controller: UIViewController
  let isBarHidden: Bool
  let back: String?
  let isLarge: Bool

  var body: some View {
    // The screen is loaded before its item is read, which `viewDidLoad()` often sets.
    let screen = loaded
    let item = controller.navigationItem
    return
      screen
      .navigationTitle(Text(verbatim: item.title ?? controller.title ?? ""))
      .navigationBarTitleDisplayMode(item.isLarge(isLarge) ? .large : .inline)
      .toolbar {
        if let back {
          ToolbarItem(placement: .navigationBarLeading) {
            HStack(spacing: 4) {
              Image(systemName: "chevron.left")
              Text(verbatim: back)
            }
            .foregroundColor(.accentColor)
          }
        }
        ToolbarItemGroup(placement: .navigationBarLeading) { buttons(item.leading) }
        ToolbarItemGroup(placement: .navigationBarTrailing) { buttons(item.trailing.reversed()) }
      }
      .toolbar(isBarHidden ? .hidden : .automatic, for: .navigationBar)
  }

  private var loaded: AnyView {
    controller.loadViewIfNeeded()
    return controller.shown
  }

  private func buttons(_ items: [UIBarButtonItem]) -> some View {
    ForEach(Array(items.enumerated()), id: \.offset) { _, item in item.drawing }
  }
}

extension UINavigationItem {
  fileprivate var leading: [UIBarButtonItem] {
    leftBarButtonItems ?? leftBarButtonItem.map { [$0] } ?? []
  }
  fileprivate var trailing: [UIBarButtonItem] {
    rightBarButtonItems ?? rightBarButtonItem.map { [$0] } ?? []
  }
  fileprivate func isLarge(_ isPreferred: Bool) -> Bool {
    switch largeTitleDisplayMode {
    case .always: isPreferred
    case .never: false
    case .automatic: isPreferred
    }
  }
}

extension UIBarButtonItem {
  /// The button as the library's toolbars draw it.
  fileprivate var drawing: AnyView {
    if let view = custom { return AnyView(UIViewHost(view).fixedSize()) }
    if let image {
      return AnyView(
        Button {
        } label: {
          image.drawing(of: image.image, tint: .accentColor, symbol: nil)
        })
    }
    if let symbol = systemItem?.symbol {
      return AnyView(
        Button {
        } label: {
          Image(systemName: symbol)
        })
    }
    return AnyView(Button(title ?? systemItem?.title ?? "") {})
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  fileprivate var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: nil
    }
  }
}

/// The view of a controller whose screen is the library's, where it is among views of UIKit's.
private final class ShownView: UIView {
  /// The screen as it was loaded, for a view that outlives its controller.
  private let loaded: AnyView
  private let hasSize: Bool

  init(of controller: UIViewController, hasSize: Bool = false) {
    loaded = controller.shown
    self.hasSize = hasSize
    super.init(frame: UIScreen.main.bounds)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var content: ViewContent? {
    ViewContent(controller?.shown ?? loaded, hasSize: hasSize)
  }
}

/// A controller of screens beside each other.
open class UITabBarController: UIViewController {
  /// The controllers of the screens.
  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in viewControllers ?? [] where controller.parent !== self {
        addChild(controller)
      }
    }
  }

  override var shown: AnyView {
    loadViewIfNeeded()
    let controllers = viewControllers ?? []
    return AnyView(
      TabView(selection: .constant(selectedIndex)) {
        ForEach(Array(controllers.enumerated()), id: \.offset) { index, controller in
          controller.shown
            .tabItem {
              let item = controller.shownTabBarItem
              if let image = item.image { image.image }
              Text(verbatim: item.title ?? controller.shownTitle ?? "")
            }
            .tag(index)
        }
      })
  }

  /// Makes the screen of the bar and the chosen controller's.
  open override func loadView() { view = ShownView(of: self) }

  /// Sets the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
  /// The controller of the screen that is shown.
  open var selectedViewController: UIViewController? {
    viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
  }
  /// The number of the screen.
  open var selectedIndex = 0
  /// The object that observes the bar; not called.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar.
  public let tabBar = UITabBar()
}

/// A controller of SwiftUI's views.
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content {
    didSet { UIView.needLayout() }
  }
  override var shown: AnyView { AnyView(rootView) }
  /// The rules for the controller's size; not used.
  open var sizingOptions: UIHostingControllerSizingOptions = []
  /// Makes the screen of the view.
  open override func loadView() { view = ShownView(of: self, hasSize: true) }
  override var drawsSomething: Bool { true }
  /// Returns the size of the view in another, in points.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    contentSize(
      of: rootView, for: ProposedSize(width: Double(size.width), height: Double(size.height)))
  }
  private func contentSize(of view: Content, for proposal: ProposedSize) -> CGSize {
    CGSize(UIViewHost.measure(AnyView(view), for: proposal).size)
  }
  /// Creates a controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  /// Returns nil: there are no storyboards to decode a controller from.
  public required init?(coder: NSCoder) {
    return nil
  }
}

/// The rules for the size of a controller of SwiftUI's views.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// A bit for each rule.
  public let rawValue: Int

  /// Creates the rules of some bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The preferred size follows the view's.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The view's size is its content's.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A controller of an alert.
open class UIAlertController: UIViewController {
  /// The text below the title.
  open var message: String?
  /// A look of an alert.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  /// Creates an alert, which is not shown.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }
  /// The buttons.
  open private(set) var actions: [UIAlertAction] = []
  /// The fields; nil without one.
  open private(set) var textFields: [UITextField]?
  /// The button in bold.
  open var preferredAction: UIAlertAction?
  /// The look.
  open private(set) var preferredStyle = Style.alert
  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction {
  /// Indicates whether the button is enabled.
  open var isEnabled = true
  /// A look of a button.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  /// The title.
  public let title: String?
  /// The look.
  public let style: Style

  /// Creates a button, whose action is not run.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
  }
}

/// A controller of what can be done with items.
open class UIActivityViewController: UIViewController {
  /// The kinds that are left out.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Creates a controller of items.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init()
  }
}

/// A thing that can be done with items.
@preconcurrency @MainActor
open class UIActivity {
  /// A kind of what can be done.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    /// The kind's name.
    public let rawValue: String

    /// Creates a kind of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

/// A controller of the choice of a picture.
open class UIImagePickerController: UINavigationController {
  /// The source of pictures.
  open var sourceType = SourceType.photoLibrary
  /// Indicates whether the picture can be cut.
  open var allowsEditing = false
  /// A source of pictures.
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// A fact of the choice.
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    /// The fact's name.
    public let rawValue: String

    /// Creates a fact of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The cut picture.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The place of the file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Returns false: there is no camera.
  public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// An object that observes the choice of a picture; none of its methods is called.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called when a picture was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when none was chosen.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// An object that observes screens that follow each other; none of its methods is called.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {}

extension NSAttributedString.Key {
  /// The font.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The background.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The space between letters.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The line below.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The line through.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The address.
  public static let link = NSAttributedString.Key("NSLink")
  /// The settings of the paragraph.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
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
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Starts the spinner.
  open func startAnimating() { isAnimating = true }

  /// Stops the spinner.
  open func stopAnimating() { isAnimating = false }
}
