public import Foundation

/// A picture from the network, which is never there: its placeholder.
public nonisolated struct AsyncImage<Content: View>: View {
  private let content: Content

  /// A picture, before it is there.
  public init<Picture: View, Placeholder: View>(
    url: URL?, scale: Double = 1, @ViewBuilder content: (Image) -> Picture,
    @ViewBuilder placeholder: () -> Placeholder
  ) where Content == _ConditionalContent<Picture, Placeholder> {
    self.content = ViewBuilder.buildEither(second: placeholder())
  }

  /// A picture in a phase: before it is there.
  public init(
    url: URL?, scale: Double = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  /// A gray surface, before the picture is there.
  public init(url: URL?, scale: Double = 1) where Content == Color {
    content = .tertiarySystemFill
  }

  /// What is shown before the picture is there.
  @MainActor public var body: some View { content }
}

/// How far a picture from the network has come.
public enum AsyncImagePhase: Sendable {
  /// It is not there.
  case empty
  /// It is there.
  case success(Image)
  /// It cannot be had.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why the picture cannot be had.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
