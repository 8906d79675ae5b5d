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
  }

  /// Does nothing.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  /// Does nothing.
  open func addAction(_ action: UIAction, for controlEvents: Event) {}
  /// Does nothing.
  open func sendActions(for controlEvents: Event) {}
}

/// An action with a title.
@preconcurrency @MainActor
open class UIAction {
  /// The title.
  open var title: String
  /// The picture.
  open var image: UIImage?
  /// Creates an action, which is not run.
  public init(
    title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void = { _ in }
  ) {
    self.title = title
    self.image = image
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
    return switch borderStyle {
    case .roundedRect: ViewContent(field.textFieldStyle(.roundedBorder), hasSize: false)
    case .line:
      ViewContent(
        field.textFieldStyle(.plain).padding(.horizontal, 2)
          .frame(maxHeight: .infinity).border(Color.black), hasSize: false)
    case .none, .bezel: ViewContent(field.textFieldStyle(.plain), hasSize: false)
    }
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
  /// The alignment of the lines.
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
  open var text: String?
  /// The font.
  open var font: UIFont?
  /// The colour.
  open var textColor: UIColor?
  /// The alignment of the lines.
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
open class UIVisualEffect {
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
open class UIGestureRecognizer {
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

  /// Creates a recogniser, which recognises nothing.
  public init(target: Any? = nil, action: Selector? = nil) {}
  /// Returns the top left corner.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// A recogniser of taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
}

/// A recogniser of a movement.
open class UIPanGestureRecognizer: UIGestureRecognizer {
}

/// A recogniser of two fingers.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
}

/// A recogniser of a long press.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
}

/// A recogniser of a swipe.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
}

/// A recogniser of a turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
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
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Returns the settings of all such views, which have no effect.
  public class func appearance() -> UIToolbar { UIToolbar() }
}

/// An item of a bar.
@preconcurrency @MainActor
open class UIBarItem {
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
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(barButtonSystemItem: systemItem)
  }
  /// Creates a button with an action's title and picture.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
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
  /// Creates an item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
  }
  /// Returns the settings of all such items, which have no effect.
  public class func appearance() -> UITabBarItem { UITabBarItem() }
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
  /// The button back here.
  open var backButtonTitle: String?
  /// The search.
  open var searchController: AnyObject?
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
  open var view: UIView {
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
  open var tabBarItem: UITabBarItem = UITabBarItem()
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
  /// Removes the last screen.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  /// Removes all screens but the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers = Array(viewControllers.prefix(1))
    return nil
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
  }
  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {}
  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}
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

  /// Creates a button, whose action is not run.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
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
  /// The object that observes the choice.
  open var delegate: AnyObject?
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
