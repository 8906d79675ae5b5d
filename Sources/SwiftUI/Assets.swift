public import CellViews
public import Foundation
public import Maquette
public import UIKit

extension Color {
  /// Creates a colour of an asset catalog.
  public init(_ resource: ColorResource, file: StaticString = #fileID, line: UInt = #line) {
    self.init(resource.name, bundle: resource.bundle, file: file, line: line)
  }
}

extension Image {
  /// Creates a picture of an asset catalog.
  public init(_ resource: ImageResource, file: StaticString = #fileID, line: UInt = #line) {
    self.init(resource.name, bundle: resource.bundle, file: file, line: line)
  }
  /// Creates a picture that a screen reader passes over.
  public init(
    decorative name: String, bundle: Bundle? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) { self.init(name, bundle: bundle, file: file, line: line) }
  /// Creates a picture with a label for a screen reader.
  public init(
    _ name: String, bundle: Bundle? = nil, label: Text, file: StaticString = #fileID,
    line: UInt = #line
  ) { self.init(name, bundle: bundle, file: file, line: line) }
}

nonisolated extension Label where Title == Text, Icon == Image {
  /// Creates a label of a text and a picture of an asset catalog.
  public init(
    _ title: LocalizedStringKey, image: ImageResource, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(Text(title), Image(image, file: file, line: line))
  }

  /// Creates a label of a text and a picture of an asset catalog.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: ImageResource, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(Text(title), Image(image, file: file, line: line))
  }
}

nonisolated extension Button where Label == Maquette.Label<Text, Image> {
  /// Creates a button with a text and a picture of an asset catalog.
  public init(
    _ title: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(role: role, action: action) {
      Maquette.Label(title, image: image, file: file, line: line)
    }
  }

  /// Creates a button with a text and a picture of an asset catalog.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(role: role, action: action) {
      Maquette.Label(title, image: image, file: file, line: line)
    }
  }
}

nonisolated extension ContentUnavailableView
where Label == Maquette.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a replacement of a title under a picture of an asset catalog, with a description.
  public init(
    _ title: LocalizedStringKey, image: ImageResource, description: Text? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(Maquette.Label(title, image: image, file: file, line: line), description)
  }

  /// Creates a replacement of a title under a picture of an asset catalog, with a description.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: ImageResource, description: Text? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(Maquette.Label(title, image: image, file: file, line: line), description)
  }
}
