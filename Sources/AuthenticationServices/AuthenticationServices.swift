public import Foundation
@_exported public import UIKit

// The button is drawn; nobody signs in.

/// The window over which a question is shown.
public typealias ASPresentationAnchor = UIWindow

/// A request to an account.
open class ASAuthorizationRequest: NSObject {}

/// A request to an account of Apple's.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  /// The parts of the account.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A text that comes back.
  open var state: String?
  /// A text that is used once.
  open var nonce: String?
  /// The account.
  open var user: String?
}

/// A request for a password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// A provider of accounts of Apple's.
open class ASAuthorizationAppleIDProvider: NSObject {
  /// The state of an account.
  public enum CredentialState: Int, Sendable {
    case revoked, authorized, notFound, transferred
  }

  /// Returns a request.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  /// Does nothing.
  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) {}
  /// Returns that the account is not known.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// A provider of passwords.
open class ASAuthorizationPasswordProvider: NSObject {
  /// Returns a request.
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

/// The data of an account: there are none.
public protocol ASAuthorizationCredential: AnyObject {}

/// The data of an account of Apple's.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  /// The account.
  public let user = ""
  /// The text that came back.
  public let state: String? = nil
  /// The email address.
  public let email: String? = nil
  /// The name.
  public let fullName: PersonNameComponents? = nil
  /// A token of the account.
  public let identityToken: Data? = nil
  /// A code for the app's server.
  public let authorizationCode: Data? = nil
}

/// A password that was given.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  /// The account.
  public let user: String
  /// The password.
  public let password: String

  /// Creates a password of an account.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}

/// An answer to a request: there is none.
open class ASAuthorization: NSObject {
  /// A part of an account.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The part's name.
    public let rawValue: String
    /// Creates a part of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name.
    public static let fullName = Scope(rawValue: "full_name")
    /// The email address.
    public static let email = Scope(rawValue: "email")
  }

  /// The provider of the account.
  public let provider: AnyObject = ASAuthorizationAppleIDProvider()
  /// The data of the account.
  public let credential: any ASAuthorizationCredential = ASAuthorizationAppleIDCredential()
}

/// A reason for which nothing was given.
public struct ASAuthorizationError: Error, Hashable, Sendable {
  /// The reasons, with Apple's numbers.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }

  /// The reason.
  public let code: Code

  /// Creates an error of a reason.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
  }

  /// Of no known reason.
  public static let unknown = Code.unknown
  /// Cancelled by the user.
  public static let canceled = Code.canceled
  /// Answered in another form.
  public static let invalidResponse = Code.invalidResponse
  /// Not handled.
  public static let notHandled = Code.notHandled
  /// Failed.
  public static let failed = Code.failed
  /// Nothing may be shown.
  public static let notInteractive = Code.notInteractive
}

/// Indicates whether a failure is of a kind, as in `catch ASAuthorizationError.canceled`.
public func ~= (code: ASAuthorizationError.Code, error: any Error) -> Bool {
  (error as? ASAuthorizationError)?.code == code
}

/// A controller of requests, which are not made.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
  /// The requests.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// The object that takes answers; not called.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// The object that has the window; not called.
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?

  /// Creates a controller of some requests.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// Does nothing.
  open func performRequests() {}
  /// Does nothing.
  open func cancel() {}
}

/// An object that takes answers; not called.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: AnyObject {
  /// Called when an account gave something.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  /// Called when nothing was given.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// An object that has the window; not called.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  /// Returns the window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// A reason for which a sign-in page ended.
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
  /// The reasons, with Apple's numbers.
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }

  /// The reason.
  public let code: Code
  /// Cancelled by the user.
  public static let canceledLogin = Code.canceledLogin
}

/// Indicates whether a failure is of a kind, as in `catch ASWebAuthenticationSessionError.canceledLogin`.
public func ~= (code: ASWebAuthenticationSessionError.Code, error: any Error) -> Bool {
  (error as? ASWebAuthenticationSessionError)?.code == code
}

/// A sign-in page, which is not shown.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
  /// A function that is called with the address at the end; not called.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// The object that has the window; not called.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Indicates whether what the browser knows is left out.
  open var prefersEphemeralWebBrowserSession = false

  /// Creates a page of an address.
  public nonisolated init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {}

  /// Returns true, and shows nothing.
  @discardableResult
  open func start() -> Bool { true }
  /// Does nothing.
  open func cancel() {}
}

/// An object that has the window; not called.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  /// Returns the window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
