import PlainText

/// A Swift file with a name for each colour and picture of a target's asset catalogs, as Xcode writes one
/// by its setting "Generate Asset Symbols".
///
/// A colour is a member of `ColorResource`, and a picture or a symbol one of `ImageResource`; a group with
/// a namespace is a type inside of these.
package struct AssetSymbols {
  /// A framework that a target uses.
  package enum Framework: String, CaseIterable, Sendable {
    case swiftUI = "SwiftUI"
    case uiKit = "UIKit"
  }

  private let colors: Group
  private let images: Group

  /// Names the assets of catalogs.
  package init(of catalogs: [AssetCatalog]) {
    func group(_ kinds: [AssetKind], _ noun: String) -> Group {
      var group = Group()
      let names = catalogs.flatMap { catalog in kinds.flatMap { catalog.names($0) } }
      for name in Set(names).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
        group.add(name, at: name.split(separator: "/")[...], repeating: noun)
      }
      return group
    }
    colors = group([.color], "color")
    images = group([.image, .symbol], "image")
  }

  /// Returns the text of the file.
  ///
  /// - Parameters:
  ///   - frameworks: The frameworks that the file imports.
  ///   - hasExtensions: Indicates whether `Color`, `UIColor` and `UIImage` have the names, too, which is
  ///     Xcode's setting "Generate Swift Asset Symbol Extensions".
  package func swift(for frameworks: [Framework], hasExtensions: Bool) -> String {
    var lines = ["import Foundation"] + frameworks.map { "import \($0.rawValue)" }
    lines += ["", "private let resourceBundle = Foundation.Bundle.module"]
    func add(_ type: String, _ group: Group, without taken: Names? = nil, _ line: Group.Line) {
      let members = group.members(without: taken, line)
      if !members.isEmpty { lines += ["", "extension \(type) {"] + members + ["}"] }
    }
    for (type, group) in [("ColorResource", colors), ("ImageResource", images)] {
      add(type, group) { asset, symbol, _ in
        "static let \(symbol) = \(type)(name: \(asset.quotedOnOneLine), bundle: resourceBundle)"
      }
    }
    guard hasExtensions else { return lines.joined(separator: "\n") + "\n" }
    for (type, group, taken) in [
      ("UIColor", colors, Self.uiColors), ("UIImage", images, Self.uiImages),
    ] {
      add(type, group, without: taken) { _, symbol, path in
        // `Color(.brand)` is the resource's colour, not that of `UIColor`.
        "@_disfavoredOverload static var \(symbol): \(type) { .init(resource: .\(path)) }"
      }
    }
    if frameworks.contains(.swiftUI) {
      add("SwiftUI.Color", colors, without: Self.colors) { _, symbol, path in
        "static var \(symbol): SwiftUI.Color { .init(.\(path)) }"
      }
      // An extension of a protocol has no types in it.
      add(
        "SwiftUI.ShapeStyle where Self == SwiftUI.Color", colors.withoutGroups,
        without: Self.colors
      ) { _, symbol, path in
        "static var \(symbol): SwiftUI.Color { .init(.\(path)) }"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The names that a type has already, which win over those of assets.
  private struct Names {
    let type: String
    let names: Set<String>
  }

  /// From Apple's pages on `Color`, `UIColor` ("Standard colors", "UI element colors", "Fixed colors") and
  /// `UIImage`.
  private static let colors = Names(
    type: "Color",
    names: [
      "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple",
      "pink",
      "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
    ])
  private static let uiColors = Names(
    type: "UIColor",
    names: [
      "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label",
      "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText",
      "purple", "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel",
      "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground",
      "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill",
      "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
      "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange",
      "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
      "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground",
      "tintColor", "white", "yellow",
    ])
  private static let uiImages = Names(
    type: "UIImage", names: ["actions", "add", "checkmark", "remove", "strokedCheckmark"])

  /// The assets of a group with a namespace, or those outside of all.
  private struct Group {
    /// Returns the declaration for an asset of a name in the catalog, by its symbol and by that with the
    /// types around it.
    typealias Line = (_ asset: String, _ symbol: String, _ path: String) -> String

    /// An asset, with its symbol; nil for one that cannot have any.
    struct Member {
      let asset: String
      let symbol: String?
    }

    private var members: [Member] = []
    private var groups: [String: Group] = [:]
    /// The names of the groups' types, which assets beside them cannot have.
    private var groupTypes: Set<String> = []

    /// The group with the symbols of its own assets alone.
    var withoutGroups: Group {
      var group = self
      group.groups = [:]
      return group
    }

    /// Adds an asset by the parts of its name.
    mutating func add(_ asset: String, at path: ArraySlice<Substring>, repeating noun: String) {
      if path.count > 1, let type = path.first.flatMap({ AssetSymbol.type(String($0)) }) {
        groups[type, default: Group()].add(asset, at: path.dropFirst(), repeating: noun)
        groupTypes.insert(type)
      } else {
        let symbol = AssetSymbol.member(String(path.last ?? ""), repeating: noun)
        members.append(Member(asset: asset, symbol: symbol))
      }
    }

    /// Returns the lines of the group's declarations; a symbol that is taken, or that an asset before or a
    /// group has, is a warning in place of one, as in Xcode's file.
    func members(
      without taken: Names? = nil, in types: [String] = [], _ line: Line
    ) -> [String] {
      let indent = String(repeating: "  ", count: types.count + 1)
      var used: Set<String> = []
      var lines = members.map { member in
        let asset = member.asset
        guard let symbol = member.symbol else {
          return indent + warning("the asset '\(asset)' has no letter that a symbol could have")
        }
        if types.isEmpty, let taken, taken.names.contains(symbol) {
          return indent
            + warning("the symbol of the asset '\(asset)' is \(taken.type)'s own '\(symbol)'")
        }
        guard !groupTypes.contains(symbol) else {
          return indent
            + warning("the symbol '\(symbol)' of the asset '\(asset)' is the type of a group")
        }
        guard used.insert(symbol).inserted else {
          return indent
            + warning("the symbol '\(symbol)' of the asset '\(asset)' is that of another asset")
        }
        return indent + line(asset, symbol, (types + [symbol]).joined(separator: "."))
      }
      for (type, group) in groups.sorted(by: { $0.key < $1.key }) {
        lines.append("\(indent)enum \(type) {")
        lines += group.members(without: taken, in: types + [type], line)
        lines.append("\(indent)}")
      }
      return lines
    }

    private func warning(_ message: String) -> String {
      "#warning(\((message + "; rename the asset").quotedOnOneLine))"
    }
  }
}
