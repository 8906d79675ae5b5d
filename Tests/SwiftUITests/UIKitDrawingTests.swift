import Foundation
import LibraryTestSupport
import MaquetteUIKit
import SwiftUI
import TestSupport
import Testing
import Unmodified

/// Views of UIKit's that draw themselves, and its controls that choose, are drawn.
@Suite @MainActor struct UIKitDrawingTests {
  /// The shapes of a view that fills a picture.
  private func shapes(
    width: Double, height: Double, _ view: @escaping @MainActor () -> UIView
  ) throws -> [String] {
    try listed(width: width, height: height) { UIKitView(view()) }
      .filter { $0.hasPrefix("fill") || $0.hasPrefix("stroke") }
  }

  private func texts(_ screen: @escaping @MainActor () -> UIViewController) throws -> [String] {
    try listed(width: 393, height: 852) { UIKitView(screen()) }.compactMap { line in
      let parts = line.split(separator: "\"")
      return line.contains("glyphs") && parts.count > 1 ? String(parts[1]) : nil
    }
  }

  @Test func `a view draws paths in its own coordinates`() throws {
    // 100 × 40 without 10 at each side; the line is moved by 20.
    expect(
      try shapes(width: 100, height: 40, gauge),
      equals: [
        "fill path M10,10 L90,10 L90,30 L10,30 Z #000000",
        "stroke path M0,20 L100,20 width 2 #000000",
      ])
  }

  /// A view that draws by a closure.
  private final class Drawn: UIView {
    private let drawing: (CGContext) -> Void

    init(_ drawing: @escaping (CGContext) -> Void) {
      self.drawing = drawing
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { return nil }

    override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext().map(drawing) }
  }

  private nonisolated static let gradient = CGGradient(
    colorsSpace: nil, colors: [UIColor.black.cgColor, UIColor.white.cgColor], locations: [0, 1])

  // CGContext.drawLinearGradient(_:start:end:options:): without options nothing is drawn beyond the ends.
  @Test(
    arguments: [
      ([], "M20,-10000 L80,-10000 L80,10000 L20,10000 Z"),
      ([.drawsBeforeStartLocation], "M-9980,-10000 L80,-10000 L80,10000 L-9980,10000 Z"),
      ([.drawsAfterEndLocation], "M20,-10000 L10020,-10000 L10020,10000 L20,10000 Z"),
    ] as [(CGGradientDrawingOptions, String)])
  func `a gradient is drawn beyond the ends that its options name`(
    options: CGGradientDrawingOptions, path: String
  ) throws {
    let gradient = try #require(Self.gradient)
    let lines = try shapes(width: 100, height: 40) {
      Drawn {
        $0.drawLinearGradient(
          gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0), options: options)
      }
    }
    #expect(lines.count == 1 && lines[0].hasPrefix("fill path \(path) "), "\(lines)")
  }

  /// A function of no actor may draw, as UIKit's renderer is bound to none.
  nonisolated static func square() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  @Test func `a picture is drawn on any thread, and the context is that thread's`() async throws {
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    defer { UIGraphicsEndImageContext() }
    let (picture, isFree) = await Task.detached {
      (Self.square(), UIGraphicsGetCurrentContext() == nil)
    }.value
    #expect(isFree)
    expect(
      try shapes(width: 4, height: 4) {
        Drawn { _ in picture.draw(in: CGRect(x: 0, y: 0, width: 4, height: 4)) }
      },
      equals: ["fill path M0,0 L4,0 L4,4 L0,4 Z #000000"])
  }

  @Test func `a drawn picture is drawn in a rectangle, and under a button's title`() throws {
    @MainActor func half() -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
      }
    }
    // Half of 20 points, in 20 points from 10 on.
    expect(
      try shapes(width: 40, height: 20) {
        Drawn { _ in half().draw(in: CGRect(x: 10, y: 0, width: 20, height: 20)) }
      },
      equals: ["fill path M10,0 L20,0 L20,20 L10,20 Z #000000"])
    // Half of 40.
    expect(
      try shapes(width: 40, height: 20) {
        let button = UIButton(type: .custom)
        button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        button.setBackgroundImage(half(), for: .normal)
        return button
      },
      equals: ["fill path M0,0 L20,0 L20,20 L0,20 Z #000000"])
  }

  @Test func `a shadow without a color is none`() throws {
    let lines = try listed(width: 40, height: 40) {
      UIKitView(
        Drawn {
          $0.setShadow(offset: .zero, blur: 4)
          $0.setShadow(offset: .zero, blur: 0, color: nil)
          $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        })
    }
    expect(lines.filter { $0.contains("shadow") }, equals: [])
  }

  @Test func `a view draws a text in the middle of a rectangle`() throws {
    let lines = try listed(width: 100, height: 40) { UIKitView(gauge()) }
    expect(lines.filter { $0.contains("glyphs") }.count, equals: 1)
    // Two digits of 10 points are about 12 points wide: they begin at about (100 - 12) / 2 = 44.
    let text = try listed(width: 100, height: 40) {
      Text("12").font(.system(size: 10)).foregroundColor(.label)
        .frame(width: 100, height: 40, alignment: .top)
    }
    expect(
      lines.filter { $0.contains("glyphs") }.compactMap { $0.split(separator: " at ").last },
      equals: text.filter { $0.contains("glyphs") }.compactMap { $0.split(separator: " at ").last })
  }

  @Test func `a picture that a closure draws is stretched as others are`() throws {
    // Half of 20 points, in 40 points.
    expect(
      try shapes(width: 40, height: 40, drawnPicture),
      equals: ["fill path M0,0 L20,0 L20,20 L0,20 Z #000000"])
  }

  @Test func `a label's text is where drawText(in:) puts it`() throws {
    expect(
      try listed(width: 100, height: 20) { UIKitView(paddedLabel(true)) },
      equals: try listed(width: 100, height: 20) {
        UIKitView(paddedLabel(false)).padding(.leading, 20)
      })
  }

  @Test func `a field and a text view align what is written`() throws {
    func field(_ alignment: NSTextAlignment) -> UIView {
      let field = UITextField()
      (field.text, field.textAlignment) = ("Hello", alignment)
      return field
    }
    func editor(_ alignment: NSTextAlignment) -> UIView {
      let editor = UITextView()
      (editor.text, editor.textAlignment) = ("Hello", alignment)
      return editor
    }
    for make in [field, editor] {
      let edges = try [NSTextAlignment.natural, .right].map { alignment in
        let lines = try listed(width: 200, height: 40) { UIKitView(make(alignment)) }
        let line = try #require(lines.first { $0.hasPrefix("glyphs \"Hello\"") })
        // As in `glyphs "Hello" … at 0,16.75 #000000 [5/38.221]`: the left edge and the width.
        let left = line.split(separator: " at ").last?.split(separator: ",").first
        let width = line.split(separator: "/").last?.split(separator: "]").first
        return (
          left: try #require(left.flatMap { Double($0) }),
          width: try #require(width.flatMap { Double($0) })
        )
      }
      // At the right it is as far from 200 as from 0 at the left.
      #expect(abs(200 - edges[1].left - edges[1].width - edges[0].left) < 0.01)
    }
  }

  @Test func `a stepper and a date picker are SwiftUI's`() throws {
    let date = Date(timeIntervalSince1970: 0)
    expect(
      try listed { UIKitView(stepper()) },
      equals: try listed { Stepper(value: .constant(2), in: 0...5) {}.labelsHidden() })
    expect(
      try listed(width: 200) { UIKitView(datePicker(date)) },
      equals: try listed(width: 200) {
        DatePicker("", selection: .constant(date), displayedComponents: .date).labelsHidden()
      })
  }

  @Test func `a picker's wheel has its delegate's titles`() throws {
    expect(try texts(sizes).sorted(), equals: ["Large", "Medium", "Small"])
  }

  @Test func `a table's rows are those of a snapshot`() throws {
    expect(try texts(fruits), equals: ["Apple", "Pear"])
  }

  @Test func `an outline hides what is in its closed items`() {
    expect(outline(), equals: [["Fruit", "Bread"], ["Fruit", "Apple", "Bread"]])
  }

  @Test func `a modifier is resolved in its surroundings`() throws {
    // 10 points in light colours.
    expect(
      try listed { indented },
      equals: try listed { block(20, 20).padding(.leading, 10) })
  }

  @Test func `a stepper's label may be last`() throws {
    expect(try listed(width: 300) { counters }, equals: try listed(width: 300) { newCounters })
  }

  @Test func `a sequence's publisher has its elements at once`() {
    expect(lengths(of: ["a", "bcd"]), equals: [1, 3])
  }
}
