public import Foundation
public import Maquette
public import MaquetteUIKit

/// A button that signs in with an account of Apple's; its actions are not run.
///
/// It fills its proposal.
public nonisolated struct SignInWithAppleButton: View {
  /// A text of the button.
  public struct Label: Hashable, Sendable {
    let text: String

    /// "Sign in with Apple".
    public static let signIn = Label(text: "Sign in with Apple")
    /// "Sign up with Apple".
    public static let signUp = Label(text: "Sign up with Apple")
    /// "Continue with Apple".
    public static let `continue` = Label(text: "Continue with Apple")
  }

  /// A look of the button.
  public struct Style: Hashable, Sendable {
    let isDark: Bool
    let isOutlined: Bool

    /// White on black.
    public static let black = Style(isDark: true, isOutlined: false)
    /// Black on white.
    public static let white = Style(isDark: false, isOutlined: false)
    /// Black on white, in a black outline.
    public static let whiteOutline = Style(isDark: false, isOutlined: true)
  }

  private let label: Label

  /// Creates a button with a text.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
  }

  /// The button in its environment's look.
  @MainActor public var body: some View { SignInFace(text: label.text) }
}

/// The face of the button, which has the look of its environment.
private struct SignInFace: View {
  let text: String
  var given: SignInWithAppleButton.Style?
  var cornerRadius: CGFloat = 6
  @Environment(\.signInStyle) private var style

  var body: some View {
    let style = given ?? style
    let shape = RoundedRectangle(cornerRadius: cornerRadius)
    GeometryReader { geometry in
      HStack(spacing: 4) {
        Image(systemName: "apple.logo")
        Text(text)
      }
      // Apple's Human Interface Guidelines, "Sign in with Apple": the title's size is 43 % of the button's height.
      .font(.system(size: geometry.size.height * 0.43, weight: .medium))
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .frame(width: geometry.size.width, height: geometry.size.height)
    }
    .foregroundStyle(style.isDark ? Color.white : Color.black)
    .background(style.isDark ? Color.black : Color.white, in: shape)
    .overlay { shape.strokeBorder(style.isOutlined ? Color.black : Color.clear, lineWidth: 1) }
    // The guidelines' least size.
    .frame(minWidth: 140, minHeight: 30)
  }
}

private enum SignInStyleKey: EnvironmentKey {
  static var defaultValue: SignInWithAppleButton.Style { .black }
}

extension EnvironmentValues {
  fileprivate var signInStyle: SignInWithAppleButton.Style {
    get { self[SignInStyleKey.self] }
    set { self[SignInStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the look of the buttons that sign in.
  @MainActor public func signInWithAppleButtonStyle(
    _ style: SignInWithAppleButton.Style
  ) -> some View {
    environment(\.signInStyle, style)
  }
}

/// A button of UIKit's that signs in with an account of Apple's.
open class ASAuthorizationAppleIDButton: _SurfaceView {
  /// A text of the button.
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp

    /// The text that most buttons have.
    public static let `default` = ButtonType.signIn
  }

  /// A look of the button.
  public enum Style: Int, Sendable {
    case white, whiteOutline, black
  }

  private let type: ButtonType
  private let style: Style
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 6 {
    didSet { draw() }
  }

  /// Creates a button with a text and a look.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  /// Creates a button with a text and a look.
  public init(
    authorizationButtonType type: ButtonType = .default,
    authorizationButtonStyle style: Style = .black
  ) {
    self.type = type
    self.style = style
    super.init(frame: .zero)
    draw()
  }

  /// Returns nil: there are no nibs to decode a view from.
  public required init?(coder: NSCoder) {
    return nil
  }

  private func draw() {
    let label: SignInWithAppleButton.Label =
      switch type {
      case .signIn: .signIn
      case .continue: .continue
      case .signUp: .signUp
      }
    let look: SignInWithAppleButton.Style =
      switch style {
      case .white: .white
      case .whiteOutline: .whiteOutline
      case .black: .black
      }
    surface = AnyView(SignInFace(text: label.text, given: look, cornerRadius: cornerRadius))
  }

  /// Does nothing: the button is not pressed.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {}
}
