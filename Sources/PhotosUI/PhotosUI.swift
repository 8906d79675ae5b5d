public import Foundation
@_exported public import UIKit
@_exported public import SwiftUI
public import MaquetteUIKit

// A picker of photos is its button; nothing is picked.

/// A photo that was picked: there is none.
public struct PhotosPickerItem: Hashable, Sendable {
  /// A form in which a photo is passed on.
  public enum EncodingDisambiguationPolicy: Hashable, Sendable {
    case automatic, current, compatible
  }

  /// The name in the library of photos.
  public let itemIdentifier: String?

  /// Creates a photo of a name.
  public init(itemIdentifier: String) {
    self.itemIdentifier = itemIdentifier
  }

  /// Returns nil: nothing is loaded.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
  /// Does nothing.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
}

/// A rule for the photos that are offered.
public indirect enum PHPickerFilter: Hashable, Sendable {
  case images, videos, livePhotos, screenshots, panoramas, bursts
  /// Any of some rules.
  case any(of: [PHPickerFilter])
  /// All of some rules.
  case all(of: [PHPickerFilter])
  /// Not a rule.
  case not(PHPickerFilter)
}

/// The order in which photos are picked.
public enum PhotosPickerSelectionBehavior: Hashable, Sendable {
  case `default`, ordered, continuous, continuousAndOrdered
}

/// A library of photos, which is empty.
public final class PHPhotoLibrary: NSObject, Sendable {
  private static let library = PHPhotoLibrary()

  /// Returns the device's.
  public static func shared() -> PHPhotoLibrary { library }
}

/// A button that opens a picker of photos.
public nonisolated struct PhotosPicker<Label: View>: View {
  private let label: Label

  /// Creates a button for one photo.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Creates a button for several photos.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// The button.
  @MainActor public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

nonisolated extension PhotosPicker where Label == Text {
  /// Creates a button with a title for one photo.
  public init(
    _ title: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) { self.init(selection: selection) { Text(title) } }

  /// Creates a button with a title for several photos.
  public init(
    _ title: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) { self.init(selection: selection) { Text(title) } }
}

nonisolated extension View {
  /// Returns the view: the picker is not shown.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> Self { self }
  /// Returns the view: the picker is not shown.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> Self { self }
}

/// The settings of a picker.
public struct PHPickerConfiguration: Sendable {
  /// The rule for the photos.
  public var filter: PHPickerFilter?
  /// The greatest number of photos; 0 for no limit.
  public var selectionLimit = 1

  /// Creates the settings for one photo.
  public init() {}
  /// Creates the settings for one photo of a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A photo that was picked: there is none.
public struct PHPickerResult: Sendable {
  /// The photo.
  public let itemProvider: NSItemProvider
  /// The name in the library of photos.
  public let assetIdentifier: String?
}

/// A screen of a picker, which is a labelled surface.
open class PHPickerViewController: UIViewController {
  /// The object that takes the photos; not called.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Creates a picker of some settings.
  public init(configuration: PHPickerConfiguration) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: there are no storyboards to decode a controller from.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Makes the screen of the surface alone.
  open override func loadView() { view = PhotosSurface(frame: UIScreen.main.bounds) }
}

private final class PhotosSurface: _SurfaceView {}

/// An object that takes photos; not called.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called when photos were picked.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
