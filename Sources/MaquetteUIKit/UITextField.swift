public import Foundation
import LayoutGeometry
public import Maquette

/// A field of UIKit's.
open class UITextField: UIControl {
  /// Returns the settings of all such views, which have no effect.
  open override class func appearance() -> UITextField { UITextField() }
  /// Returns the settings of all such views in others, which have no effect.
  open override class func appearance(whenContainedInInstancesOf types: [AnyClass]) -> UITextField {
    UITextField()
  }
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
    .multilineTextAlignment(textAlignment.ofLines).padding(ownInsets)
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
  /// The alignment of the text.
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

extension UITextField {
  /// The notification that a text changed, which is not sent.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// The notification that a field is written in, which is not sent.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// The notification that a field was written in, which is not sent.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}
