import Combine
import SwiftUI

// Words that apps write in forms of their own.

/// A modifier of the surroundings' colours.
private struct Indented: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> some ViewModifier {
    Inset(length: environment.colorScheme == .light ? 10 : 0)
  }

  struct Inset: ViewModifier {
    let length: CGFloat
    func body(content: Content) -> some View { content.padding(.leading, length) }
  }
}

/// A square that a modifier of its surroundings moves.
@MainActor public var indented: some View {
  Color.black.frame(width: 20, height: 20).modifier(Indented())
}

private struct Drag: Gesture {
  @GestureState private var distance = CGSize.zero

  var body: some Gesture {
    DragGesture().updating($distance) { value, state, _ in state = value.translation }
  }
}

/// Steppers whose labels are last.
@MainActor public var counters: some View {
  VStack {
    Stepper(onIncrement: {}, onDecrement: {}, label: { Text("First") })
    Stepper(value: .constant(2), step: 2, onEditingChanged: { _ in }) { Text("Second") }
  }
  .gesture(Drag()).clipped(antialiased: true)
}

/// Steppers whose labels are first.
@MainActor public var newCounters: some View {
  VStack {
    Stepper(label: { Text("First") }, onIncrement: {}, onDecrement: {})
    Stepper(value: .constant(2), step: 2, label: { Text("Second") })
  }
  .clipped()
}

struct Library: LibraryContentProvider {
  @LibraryContentBuilder func modifiers(base: AnyView) -> [LibraryItem] {
    LibraryItem(base.padding(), title: "Padded", category: .effects)
  }
}

@MainActor var looks: some View {
  List {
    Menu("Days") { Button("Monday") {} }.menuStyle(BorderlessButtonMenuStyle())
    Button("Go") {}.buttonStyle(DefaultButtonStyle())
    ProgressView(value: 0.5).progressViewStyle(DefaultProgressViewStyle())
    Image(systemName: "wifi", variableValue: 0.5).cornerRadius(4, antialiased: true)
    Color(.white).visualEffect { effect, proxy in
      effect.hueRotation(.degrees(proxy.frame(in: .global).minX))
        .scaleEffect(x: 1, y: 1, anchor: .bottom)
        .colorEffect(ShaderLibrary.glow(.boundingRect))
    }
  }
  .searchable(text: .constant("")) { Text("Suggestion") }
}

/// The lengths of words, which a publisher passes on at once.
public func lengths(of words: [String]) -> [Int] {
  var lengths: [Int] = []
  _ = Publishers.Sequence<[String], Never>(sequence: words).map(\.count).sink { lengths.append($0) }
  return lengths
}
