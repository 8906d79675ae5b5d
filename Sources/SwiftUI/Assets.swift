public import CellViews
public import Foundation
public import Maquette
public import UIKit

// The names that Xcode makes of asset catalogs.

/// A colour of an asset catalog.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates the colour of a name.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A picture of an asset catalog.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates the picture of a name.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

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

extension UIColor {
  /// Creates a colour of an asset catalog.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) { self.init(Color(name, bundle: bundle, file: file, line: line)) }
}
