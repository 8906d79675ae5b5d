public import Foundation

// The phone has Face ID, and its owner has not looked at it: no question is answered.

/// The ways in which an owner is asked for.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

/// The ways in which a phone knows its owner.
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID
  case opticID = 4

  /// None, under its older name.
  public static let LABiometryNone = LABiometryType.none
}

/// A reason for which an owner is not known.
public struct LAError: Error, Hashable, Sendable {
  /// The reasons, with Apple's numbers.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }

  /// The reason.
  public let code: Code

  /// Creates an error of a reason.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
  }

  /// Failed.
  public static let authenticationFailed = Code.authenticationFailed
  /// Cancelled by the owner.
  public static let userCancel = Code.userCancel
  /// The owner wants to write a password.
  public static let userFallback = Code.userFallback
  /// Cancelled by the system.
  public static let systemCancel = Code.systemCancel
  /// Without a code.
  public static let passcodeNotSet = Code.passcodeNotSet
  /// Without Face ID.
  public static let biometryNotAvailable = Code.biometryNotAvailable
  /// No face is known.
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  /// Locked after several failures.
  public static let biometryLockout = Code.biometryLockout
  /// Cancelled by the app.
  public static let appCancel = Code.appCancel
  /// After the end of the context.
  public static let invalidContext = Code.invalidContext
  /// Nothing may be shown.
  public static let notInteractive = Code.notInteractive
}

/// Indicates whether a failure is of a kind, as in `catch LAError.userCancel`.
public func ~= (code: LAError.Code, error: any Error) -> Bool { (error as? LAError)?.code == code }

/// A question for the owner, which is not answered.
open class LAContext: NSObject, @unchecked Sendable {
  /// The way in which the phone knows its owner: by a face.
  open var biometryType: LABiometryType { .faceID }
  /// The text of the button that cancels; nil for the system's.
  open var localizedCancelTitle: String?
  /// The text of the button that asks for a password; nil for the system's.
  open var localizedFallbackTitle: String?
  /// The reason that is shown.
  open var localizedReason = ""
  /// Indicates whether nothing may be shown.
  open var interactionNotAllowed = false
  /// The time for which an answer counts, in seconds.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

  /// Returns true: a face is known.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    true
  }

  /// Does nothing: the question is not answered.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {}

  /// Throws `LAError.Code.notInteractive`: nobody is there who could answer.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.notInteractive)
  }

  /// Does nothing.
  open func invalidate() {}
}
