public import Foundation
@_exported public import FoundationNetworking
@_exported public import UIKit
@_exported public import class Maquette.WebPage
@_exported public import struct Maquette.WebView
public import MaquetteUIKit

// A web page is a labelled surface with a notice; nothing is loaded from the network.

/// A web page, which is a labelled surface.
open class WKWebView: _SurfaceView {
  /// The settings.
  public let configuration: WKWebViewConfiguration
  /// The object that decides on addresses; not called.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The object that shows windows of a page; not called.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The view that scrolls.
  public let scrollView = UIScrollView()
  /// The title; nil, as nothing is loaded.
  open var title: String? { nil }
  /// The address that was asked for last.
  public private(set) var url: URL?
  /// Indicates whether a page is loaded; false.
  open var isLoading: Bool { false }
  /// The part of the page that is loaded, from 0 to 1.
  open var estimatedProgress: Double { 0 }
  /// Indicates whether there is a page before; false.
  open var canGoBack: Bool { false }
  /// Indicates whether there is a page after; false.
  open var canGoForward: Bool { false }
  /// Indicates whether swipes go back and forward.
  open var allowsBackForwardNavigationGestures = false
  /// The name of the browser.
  open var customUserAgent: String?

  /// Creates a page of a frame.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  /// Creates a page of a frame.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Returns nil: there are no nibs to decode a page from.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Keeps an address, and loads nothing.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return nil
  }
  /// Keeps an address, and loads nothing.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    url = URL
    return nil
  }
  /// Does nothing.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
  /// Does nothing.
  @discardableResult
  open func reload() -> WKNavigation? { nil }
  /// Does nothing.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  /// Does nothing.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
  /// Does nothing.
  open func stopLoading() {}
  /// Does nothing.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {}
}

/// The settings of a web page.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// Indicates whether films play in the page.
  open var allowsInlineMediaPlayback = false
  /// The kinds of media that wait for a touch.
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
  /// The scripts of the app.
  open var userContentController = WKUserContentController()
  /// The settings of pages.
  open var preferences = WKPreferences()
  /// The settings of a page's scripts.
  open var defaultWebpagePreferences = WKWebpagePreferences()
  /// Creates the usual settings.
  public override init() {}
}

/// The kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt

  /// Creates the kinds of some bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Sounds.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Films.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// All kinds.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// The settings of pages.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// Indicates whether scripts open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Indicates whether scripts run.
  open var javaScriptEnabled = true
}

/// The settings of a page.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// Indicates whether scripts run.
  open var allowsContentJavaScript = true
}

/// The scripts of an app in its pages, which do not run.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// Does nothing.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  /// Does nothing.
  open func removeScriptMessageHandler(forName name: String) {}
}

/// An object that takes messages of scripts; not called.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: AnyObject {
  /// Called with a message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message of a script.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// The content.
  public var body: Any { "" }
  /// The name.
  public var name: String { "" }
}

/// The loading of a page.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// A question for an address.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// The address.
  public let request: URLRequest
  /// A cause of a question.
  public enum Kind: Int, Sendable {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    case other = -1
  }
  /// The cause.
  public var navigationType: Kind { .other }

  init(_ request: URLRequest) {
    self.request = request
  }
}

/// The cause of a question for an address.
public typealias WKNavigationType = WKNavigationAction.Kind

/// An answer to a question for an address.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow, download
}

/// An object that decides on addresses; none of its methods is called.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: AnyObject {}

/// An object that shows windows of a page; none of its methods is called.
@preconcurrency @MainActor
public protocol WKUIDelegate: AnyObject {}
