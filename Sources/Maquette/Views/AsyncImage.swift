public import Foundation

/// A picture from the network, which never loads: its placeholder is drawn.
public nonisolated struct AsyncImage<Content: View>: View {
  private let content: Content

  /// Creates a picture that is still loading, which shows its placeholder.
  public init<Picture: View, Placeholder: View>(
    url: URL?, scale: Double = 1, @ViewBuilder content: (Image) -> Picture,
    @ViewBuilder placeholder: () -> Placeholder
  ) where Content == _ConditionalContent<Picture, Placeholder> {
    self.content = ViewBuilder.buildEither(second: placeholder())
  }

  /// Creates a picture in the phase before it is loaded.
  public init(
    url: URL?, scale: Double = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  /// Creates a gray surface for a picture that is still loading.
  public init(url: URL?, scale: Double = 1) where Content == Color {
    content = .tertiarySystemFill
  }

  /// The placeholder.
  @MainActor public var body: some View { content }
}

/// A phase of loading a picture from the network.
public enum AsyncImagePhase: Sendable {
  /// A picture that is not loaded.
  case empty
  /// A loaded picture.
  case success(Image)
  /// A picture that failed to load.
  case failure(any Error)

  /// The picture, if it is loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The reason for a failure.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
