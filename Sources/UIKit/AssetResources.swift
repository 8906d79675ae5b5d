public import Foundation
public import Maquette
public import MaquetteUIKit

// The types of the names that the plugin `GenerateAssetSymbols` writes, as Xcode does.

/// A colour of an asset catalog.
public struct ColorResource: Hashable, Sendable {
  /// The name of the colour.
  package let name: String
  /// The bundle of the catalog.
  package let bundle: Bundle

  /// Creates the colour of a name.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A picture of an asset catalog.
public struct ImageResource: Hashable, Sendable {
  /// The name of the picture.
  package let name: String
  /// The bundle of the catalog.
  package let bundle: Bundle

  /// Creates the picture of a name.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIColor {
  /// Creates a colour of an asset catalog.
  public convenience init(
    resource: ColorResource, file: StaticString = #fileID, line: UInt = #line
  ) { self.init(Color(resource.name, bundle: resource.bundle, file: file, line: line)) }

  /// Creates a colour of an asset catalog.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) { self.init(Color(name, bundle: bundle, file: file, line: line)) }
}

extension UIImage {
  /// Creates a picture of an asset catalog.
  public convenience init(
    resource: ImageResource, file: StaticString = #fileID, line: UInt = #line
  ) { self.init(resource: resource.name, in: resource.bundle, file: file, line: line) }
}
