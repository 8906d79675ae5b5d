import CellViews
public import Foundation

// Views that a picture of a screen cannot have: a labelled surface is drawn instead, with a notice.

/// A map, which is drawn as one of no real place.
///
/// It fills its proposal, and loads nothing from the network: land, water, parks and streets are
/// the same in every map, in light and dark. Its name in configs is `map`.
public nonisolated struct Map: _BuiltInView {
  private let node: MapNode
  /// The subject of a notice; nil for a map that was requested as one of no real place.
  private let word: UndrawnWord?

  /// Creates a map of any place, with a notice that the place is not drawn.
  public init(file: StaticString = #fileID, line: UInt = #line) {
    node = MapNode()
    word = UndrawnWord(word: "Map", file: "\(file)", line: line)
  }

  /// Creates a map of no real place with a marker in its middle, which SwiftUI does not have.
  ///
  /// - Parameters:
  ///   - marker: The text under the marker; empty for none.
  ///   - tint: The marker's colour; nil for red.
  public init(marker: String, tint: Color? = nil) {
    node = MapNode(marker: marker, tint: tint)
    word = nil
  }

  /// Returns the nodes of the view for the layout.
  @MainActor public func _nodes(in context: _ViewContext) -> _ViewNodes {
    _ViewNodes(word.map { node.view.noticing([$0]) } ?? node.view)
  }
}

/// A video, which is drawn as a labelled surface.
public nonisolated struct VideoPlayer: View {
  private let placeholder: Placeholder

  /// Creates a video of any player.
  public init<Player>(player: Player?, file: StaticString = #fileID, line: UInt = #line) {
    placeholder = Placeholder(word: "VideoPlayer", file: file, line: line)
  }

  /// The labelled surface.
  @MainActor public var body: some View { placeholder }
}

/// A web page, which is drawn as a labelled surface.
public nonisolated struct WebView: View {
  private let placeholder: Placeholder

  /// Creates the web page at an address.
  public init<Address>(url: Address?, file: StaticString = #fileID, line: UInt = #line) {
    placeholder = Placeholder(word: "WebView", file: file, line: line)
  }

  /// Creates the web page that a model has.
  public init(_ page: WebPage, file: StaticString = #fileID, line: UInt = #line) {
    placeholder = Placeholder(word: "WebView", file: file, line: line)
  }

  /// The labelled surface.
  @MainActor public var body: some View { placeholder }
}

/// A model of a web page, which loads nothing.
@MainActor public final class WebPage {
  /// Creates a model of no page.
  public nonisolated init() {}

  /// A step of the loading of a page.
  public enum NavigationEvent: Hashable, Sendable {
    case startedProvisionalNavigation, receivedServerRedirect, committed, finished
  }

  /// Loads nothing, and so has no step.
  @discardableResult
  public func load<Address>(
    _ address: Address
  ) -> AsyncThrowingStream<NavigationEvent, any Error> { noSteps }
  /// Loads nothing, and so has no step.
  @discardableResult
  public func load(
    html: String, baseURL: URL? = nil
  ) -> AsyncThrowingStream<NavigationEvent, any Error> { noSteps }
  /// Loads nothing, and so has no step.
  @discardableResult
  public func reload(
    fromOrigin: Bool = false
  ) -> AsyncThrowingStream<NavigationEvent, any Error> { noSteps }

  private var noSteps: AsyncThrowingStream<NavigationEvent, any Error> {
    AsyncThrowingStream { $0.finish() }
  }

  /// Does nothing.
  public func stopLoading() {}

  /// The page's title; empty, as nothing is loaded.
  public var title: String { "" }
  /// The page's address; nil, as nothing is loaded.
  public var url: URL? { nil }
  /// Indicates whether a page is loaded; false.
  public var isLoading: Bool { false }
  /// The part of the page that is loaded, from 0 to 1.
  public var estimatedProgress: Double { 0 }
}

/// A labelled surface instead of a view that cannot be drawn, with a notice of its place in the
/// source.
package nonisolated struct Placeholder: View {
  private let word: UndrawnWord

  /// Creates the surface for a word of a source line.
  package init(word: String, file: StaticString, line: UInt) {
    self.word = UndrawnWord(word: word, file: "\(file)", line: line)
  }

  /// Creates the surface for a view of a type.
  package init(type: Any.Type) {
    let module = String(reflecting: type).prefix { $0 != "." }
    word = UndrawnWord(word: "\(type)", file: String(module), line: nil)
  }

  @MainActor package var body: some View {
    Text(verbatim: word.word)
      .font(.footnote)
      .foregroundColor(.secondaryLabel)
      .padding(8)
      .frame(minWidth: 44, maxWidth: .infinity, minHeight: 44, maxHeight: .infinity)
      .background(Color.tertiarySystemFill)
      .modified(word.modifier)
  }
}
