import Charts
import Kit
import MapKit
import SwiftData
import SwiftUI
import UIKit
import WidgetKit

extension CGFloat {
  static let medium: CGFloat = 12
  static func grid(_ steps: Int) -> CGFloat { CGFloat(steps) * 4 }
}

extension UIColor {
  convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: 1)
  }
}

@Observable final class Counter { var count = 0 }

@Model final class Book {
  @Attribute(.unique) var title: String
  @Relationship(deleteRule: .cascade) var pages: [Int] = []

  init(title: String) {
    self.title = title
  }
}

struct Shelf: View {
  @Query(sort: \.title, order: .forward) var books: [Book]
  @Environment(\.modelContext) private var context

  var body: some View {
    VStack { ForEach(books) { Text($0.title) } }
  }
}

let weight: FontWeight = .thick
let style: TextStyle = .loud
let preview = Preview()
let bar = TabBar()

struct SizeKey: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
}

struct Actions: ToolbarContent {
  var body: some ToolbarContent {
    ToolbarItem(id: "add", placement: .topBarTrailing) { Text("Add") }
  }
}

struct Songs: View {
  let role: TabRole? = .search

  var body: some View {
    NavigationStack {
      GlassEffectContainer(spacing: 4) {
        Text("Play").glassEffect(.regular, in: ConcentricRectangle())
      }
      .buttonStyle(GlassButtonStyle())
      .navigationSubtitle("Songs")
      .toolbar {
        ToolbarItem { Text("One") }
        ToolbarSpacer(.fixed)
        ToolbarItem { Text("Two") }
      }
    }
  }
}

struct Tagless: View {
  @State var number = 10

  var body: some View {
    Picker("Number", selection: $number) {
      ForEach([5, 10, 20], id: \.self) { Text("\($0)") }
    }
    .pickerStyle(.segmented)
  }
}

struct Tagged: View {
  @State var number = 10

  var body: some View {
    Picker("Number", selection: $number) {
      ForEach([5, 10, 20], id: \.self) { Text("\($0)").tag($0) }
    }
    .pickerStyle(.segmented)
  }
}

struct Pages: View {
  @State var page = 2

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<3, id: \.self) { Text("page \($0)") }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
  }
}

struct Words: View {
  @StateObject private var clock = Clock()
  @GestureState private var drag = CGSize.zero
  @AccessibilityFocusState private var isFocused: Bool
  @FocusedValue(\.note) private var note
  @Environment(\.sizeCategory) private var size
  let flag: Bool
  let a: CGFloat = 4
  let b: CGFloat = 8

  var press: some Gesture {
    LongPressGesture().sequenced(before: DragGesture()).updating($drag) { value, state, _ in
      switch value {
      case .first(true): state = .zero
      case .second(true, let drag?): state = drag.translation
      default: break
      }
    }
  }

  var body: some View {
    VStack(spacing: .medium) {
      HStack(spacing: .grid(2)) {
        Text("Hello ") + Text(Image(systemName: "star")) + Text(" World")
      }
      .padding(.grid(2))
      .padding(.bottom, flag ? a : b).padding(.top, a)
      .frame(width: UIScreen.main.bounds.width - 32)
      Button(role: .close) {}
      Button(String("a"), systemImage: "star") {}
      SecureField(text: .constant("")) { Label("Code", systemImage: "lock") }
      Slider(
        value: .constant(0.5), in: 0...1, onEditingChanged: { _ in },
        minimumValueLabel: Text("0"), maximumValueLabel: Text("1")
      ) { Text("Part") }
      Map(coordinateRegion: .constant(MKCoordinateRegion()))
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 2)) }
    }
    .onReceive(clock.$count) { _ in }
    .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in }
    .onReceive(NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification))
    {
      _ in
    }
    .accessibility(label: Text("Words"))
    .contentShape([.interaction, .dragPreview], Circle())
    .accessibilityFocused($isFocused)
    .formStyle(.grouped)
    .border(.quaternary)
    .lineLimit(4...)
    .background()
    .navigationBarTitle(Text("Words"), displayMode: .inline)
    .datePickerStyle(WheelDatePickerStyle())
    .navigationViewStyle(.stack)
    .toggleStyle(SwitchToggleStyle(tint: .red))
    .gesture(press)
    .transition(.modifier(active: EmptyModifier(), identity: EmptyModifier()))
    .onTapGesture { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
  }
}

struct NoteKey: FocusedValueKey { typealias Value = String }
extension FocusedValues {
  var note: String? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}

// A plain function uses a struct with an `@Environment`, and makes UIKit's objects.
struct Palette { @Environment(\.colorScheme) var scheme }
extension Palette: View {
  func number() -> Int { 1 }
  var body: some View { Text("\(number())") }
}
func use(_ palette: Palette) -> Int { palette.number() }

func layout() -> UICollectionViewLayout {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)))
  let group = NSCollectionLayoutGroup.vertical(layoutSize: item.layoutSize, subitems: [item])
  return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}

final class Badge: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8),
    ])
    layer.cornerRadius = 8
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.font = .systemFont(ofSize: 17, weight: .semibold)
  }
}

struct BadgeView: UIViewRepresentable {
  func makeUIView(context: Context) -> Badge { Badge() }
  func updateUIView(_ view: Badge, context: Context) {}
}

struct Whole: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      NavigationStack { Words(flag: true).toolbar { Actions() } }
    }
    .onChange(of: phase) { _, _ in }
  }
}

#Preview("Pages") {
  Pages()
}
