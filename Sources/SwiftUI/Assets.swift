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

nonisolated extension Toggle where Label == Maquette.Label<Text, Image> {
  /// Creates a switch after a text and a picture of an asset catalog.
  public init(
    _ title: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(isOn: isOn) { Maquette.Label(title, image: image, file: file, line: line) }
  }
}

nonisolated extension Menu where Label == Maquette.Label<Text, Image> {
  /// Creates a text and a picture of an asset catalog that open a menu.
  public init(
    _ title: LocalizedStringKey, image: ImageResource, file: StaticString = #fileID,
    line: UInt = #line, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Maquette.Label(title, image: image, file: file, line: line) }
  }
}

nonisolated extension Picker where Label == Maquette.Label<Text, Image> {
  /// Creates a picker with a title and a picture of an asset catalog.
  public init(
    _ title: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    file: StaticString = #fileID, line: UInt = #line, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      Maquette.Label(title, image: image, file: file, line: line)
    }
  }
}

nonisolated extension Tab where Label == Maquette.Label<Text, Image> {
  /// Creates a tab with a picture of an asset catalog that is visible while its value is selected.
  public init(
    _ title: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole? = nil,
    file: StaticString = #fileID, line: UInt = #line, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      Maquette.Label(title, image: image, file: file, line: line)
    }
  }

  /// Creates a part of an app with a picture of an asset catalog.
  public init(
    _ title: LocalizedStringKey, image: ImageResource, role: TabRole? = nil,
    file: StaticString = #fileID, line: UInt = #line, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(role: role, content: content) {
      Maquette.Label(title, image: image, file: file, line: line)
    }
  }
}
