import CellViews
public import Foundation
import LayoutGeometry
public import Maquette

/// A text of UIKit's that can be changed.
open class UITextView: UIScrollView {
  override var content: ViewContent? {
    let color = (textColor ?? .label).color
    let font = (font ?? .systemFont(ofSize: 12)).font
    let words = attributedText.map { Text($0) } ?? Text(verbatim: text ?? "")
    let insets = textContainerInset
    let padding = textContainer.lineFragmentPadding
    let lines = textContainer.maximumNumberOfLines
    return ViewContent(
      words.font(font).foregroundColor(color).lineLimit(lines > 0 ? lines : nil)
        .multilineTextAlignment(textAlignment.ofLines).modified(.filledLines)
        .padding(
          EdgeInsets(
            top: insets.top, leading: insets.left + padding, bottom: insets.bottom,
            trailing: insets.right + padding)),
      alignment: textAlignment.ofLines.atTop, hasSize: !isScrollEnabled)
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
  /// The place of the text's lines.
  public let textContainer: NSTextContainer
  /// Indicates whether a chosen text is replaced when typing begins.
  open var clearsOnInsertion = false
  /// Indicates whether looks can be changed.
  open var allowsEditingTextAttributes = false
  /// The kinds of data that become links; not drawn.
  open var dataDetectorTypes: UIDataDetectorTypes = []

  /// Creates a text whose lines are in a container, or in one of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }

  /// Creates an empty text.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Returns nil: there are no nibs to decode a text from.
  public required init?(coder: NSCoder) {
    return nil
  }
  /// The selected letters.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Returns the settings of all such views, which have no effect.
  public override class func appearance() -> UITextView { UITextView() }
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

/// The place of a text's lines.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The size, in points.
  open var size: CGSize
  /// The space at both ends of a line, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The largest number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0
  /// The place where a long line is broken; not drawn.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Indicates whether the width follows the view's.
  open var widthTracksTextView = true
  /// Indicates whether the height follows the view's.
  open var heightTracksTextView = true

  /// Creates a place of a size, in points.
  public init(size: CGSize = .zero) {
    self.size = size
  }
}

/// The kinds of data that become links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt

  /// Creates the kinds of some bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Numbers of telephones.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of pages.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses of houses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

extension UITextView {
  /// The notification that a text changed, which is not sent.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// The notification that a view is written in, which is not sent.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// The notification that a view was written in, which is not sent.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}
