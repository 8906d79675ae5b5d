import SymbolDrawing
import TestSupport
import Testing

/// The symbols that Apple's own samples and the Human Interface Guidelines show.
@Suite struct AppleSymbolTests {
  // The names after `systemName:` and `systemImage:` in Backyard Birds, Food Truck, Fruta and the
  // tutorial Landmarks.
  private let ofSamples = [
    "arrow.clockwise", "arrow.left.arrow.right",
    "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill", "bird", "bird.fill",
    "book.closed", "book.closed.fill", "box.truck", "building.2", "calendar", "checkmark",
    "checkmark.circle", "checkmark.circle.fill", "chevron.forward", "circle", "clock", "cloud.sun",
    "cup.and.saucer.fill", "drop.fill", "drop.triangle.fill", "ellipsis.circle", "face.smiling",
    "fork.knife", "hand.thumbsdown", "hand.thumbsup", "heart", "heart.fill", "leaf", "list.bullet",
    "list.bullet.below.rectangle", "lock", "moon", "moon.circle.fill", "pencil", "person.3",
    "person.3.sequence", "person.badge.key.fill", "person.crop.circle", "person.fill", "plus",
    "plus.bubble", "questionmark", "questionmark.circle", "seal", "seal.fill", "shippingbox",
    "slider.horizontal.3", "sparkles", "square", "square.grid.2x2", "star", "star.fill",
    "storefront", "sun.max", "sun.max.circle.fill", "sun.min", "sunrise", "sunset", "tag",
    "text.bubble", "textformat", "trophy", "wallet.pass", "xmark", "xmark.circle.fill", "zzz",
    "chart.line.uptrend.xyaxis",
  ]

  // The table of standard icons in the Human Interface Guidelines, and the arrows of navigation.
  private let ofGuidelines = [
    "alarm", "archivebox", "arrow.backward", "arrow.uturn.backward", "arrow.uturn.forward", "bold",
    "chevron.backward", "document.on.clipboard", "document.on.document",
    "trash", "underline", "ellipsis", "folder", "italic", "line.3.horizontal.decrease",
    "magnifyingglass",
    "paperclip", "plus.square.on.square", "printer", "scissors", "square.and.arrow.up",
    "square.and.pencil", "square.2.layers.3d.bottom.filled", "square.2.layers.3d.top.filled",
    "square.3.layers.3d.bottom.filled", "square.3.layers.3d.top.filled", "text.alignleft",
    "text.aligncenter", "text.alignright", "text.justify", "text.page.badge.magnifyingglass",
    "textformat.subscript", "textformat.superscript",
  ]

  @Test func `a hundred names are looked up`() {
    expect(Set(ofSamples + ofGuidelines).count, equals: 100)
  }

  @Test func `every symbol of Apple's samples is drawn`() {
    let loader = SymbolLoader()
    expect(ofSamples.filter { (try? loader.symbol($0, from: nil)) == nil }, equals: [])
  }

  @Test func `every standard icon of the guidelines is drawn`() {
    let loader = SymbolLoader()
    expect(ofGuidelines.filter { (try? loader.symbol($0, from: nil)) == nil }, equals: [])
  }
}
