public import Foundation
import Maquette

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
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: there are no storyboards to decode a controller from.
  public required init?(coder: NSCoder) {
    return nil
  }
  /// Called when the choice was made; never.
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
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

    /// A message to friends.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    /// A letter.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// Paper.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    /// The clipboard.
    public static let copyToPasteboard = ActivityType(
      rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// A friend in an address book.
    public static let assignToContact = ActivityType(
      rawValue: "com.apple.UIKit.activity.AssignToContact")
    /// The pictures.
    public static let saveToCameraRoll = ActivityType(
      rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    /// The list of what is to be read.
    public static let addToReadingList = ActivityType(
      rawValue: "com.apple.UIKit.activity.AddToReadingList")
    /// A device near by.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// A service for short messages.
    public static let postToTwitter = ActivityType(
      rawValue: "com.apple.UIKit.activity.PostToTwitter")
    /// A service for friends.
    public static let postToFacebook = ActivityType(
      rawValue: "com.apple.UIKit.activity.PostToFacebook")
  }
}

/// An item that is made when it is asked for; not called.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
  /// Returns a placeholder of the item.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// Returns the item.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}

/// A controller of the choice of a picture.
open class UIImagePickerController: UINavigationController {
  /// The kinds of what can be chosen, as identifiers of types.
  open var mediaTypes = ["public.image"]
  /// The longest film, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
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
